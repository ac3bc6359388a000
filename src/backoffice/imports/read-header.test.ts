import { expect, it } from 'vitest';
import { headerOf, matchHeader } from './read-header.ts';

it('reads the names of columns as a spreadsheet writes them', () => {
  expect(headerOf('\uFEFFHandle,"Body (HTML)","a ""b"", c"\r\n1,2,3')).toEqual(['Handle', 'Body (HTML)', 'a "b", c']);
  expect(headerOf('Handle;"Title; long";Preis\n1,5;2;3')).toEqual(['Handle', 'Title; long', 'Preis']);
  expect(headerOf('Handle\tTitle')).toEqual(['Handle', 'Title']);
  // A picture, or a spreadsheet's own file.
  expect(headerOf('PK\u0003\u0004\0\0,')).toEqual([]);
  expect(headerOf('')).toEqual(['']);
  expect(headerOf('\n {"orders": []}')).toBeNull();
});

it('says which columns nobody knows and which fields are missing', () => {
  const fields = [
    { field: 'from', columns: ['redirect from'], required: true },
    { field: 'to', columns: ['redirect to'], required: true },
  ];
  expect(matchHeader(['Redirect From', 'New address'], fields)).toEqual({ known: ['from'], missing: [fields[1]], unknown: ['New address'] });
});
