import { describe, expect, it } from 'vitest';
import { addColumn, addRow, cellIn, filled, newTable, removeColumn, withWords, type Table } from './table.ts';

const rowsOf = ({ rows }: Table, lang = 'en') => rows.map(({ texts, cells }) => [texts[lang]?.title ?? '', ...cells.map((cell) => cellIn(cell, lang))]);

describe('a cell', () => {
  it('is plain text until a language says something else, and again once none does', () => {
    expect(withWords('88', 'en', '90')).toBe('90');
    const both = withWords('slim', 'zh', '修身');
    expect(both).toEqual({ en: 'slim', zh: '修身' });
    expect([cellIn(both, 'en'), cellIn(both, 'zh'), cellIn('slim', 'zh')]).toEqual(['slim', '修身', '']);
    expect(withWords(both, 'en', 'narrow')).toEqual({ en: 'narrow', zh: '修身' });
    expect(withWords(both, 'zh', '')).toBe('slim');
  });
});

describe('a table', () => {
  it('has a cell a row for each column but the first, whatever is added and removed', () => {
    let table = addRow(addColumn(addColumn(newTable())));
    expect(table.rows.map(({ cells }) => cells.length)).toEqual([3, 3]);
    table = removeColumn(removeColumn(table, 1), 0);
    expect([table.columns.length, ...table.rows.map(({ cells }) => cells.length)]).toEqual([3, 2, 2]);
    for (let many = 0; many < 80; many += 1) table = addColumn(addRow(table));
    expect([table.columns.length, table.rows.length, table.rows.at(-1)!.cells.length]).toEqual([12, 60, 11]);
  });

  it('takes what was copied from a spreadsheet, with new rows, and nothing beyond its columns', () => {
    const table = filled(addColumn(newTable()), 'en', { row: 0, column: 0, cells: [['S', '88', '60', 'beyond'], ['M', '92', '64']] }); // prettier-ignore
    expect(rowsOf(table)).toEqual([
      ['S', '88', '60'],
      ['M', '92', '64'],
    ]);
    const translated = filled(table, 'zh', { row: 1, column: 1, cells: [['九十二']] });
    expect([rowsOf(translated), rowsOf(translated, 'zh')[1]]).toEqual([rowsOf(table), ['', '九十二', '']]);
  });
});
