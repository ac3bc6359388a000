import { describe, expect, it } from 'vitest';
import { chosenColumns } from './chosen-columns.ts';
import { whichWere } from './seen-rows.ts';

type ColumnProps = { source?: string; label?: string; cellClassName?: string };
const Column = (_props: ColumnProps) => null;

const table = [
  <Column key="p" cellClassName="picture" label="Picture" />,
  <Column key="t" source="title" label="Title" />,
  <Column key="brand" label="Brand" />,
  <Column key="s" source="onHand" label="Stock" />,
  <Column key="actions" label="" />,
];
const shown = (hidden: readonly string[] | null, spare: readonly string[] = []) =>
  chosenColumns(table, { hidden, spare })
    .filter(({ isShown }) => isShown)
    .map(({ key }) => key);
const all = ['picture', 'title', 'brand', 'onHand', 'actions'];

describe('the columns of a table', () => {
  it('are all there until some are left out; what a row is about and its buttons stay', () => {
    expect(shown(null)).toEqual(all);
    expect(shown(['brand', 'title', 'actions', 'picture'])).toEqual(['title', 'onHand', 'actions']);
  });

  it('leave out spare ones where there is no room, unless the user chose', () => {
    expect(shown(null, ['brand', 'onHand'])).toEqual(['picture', 'title', 'actions']);
    expect(shown([], ['brand', 'onHand'])).toEqual(all);
  });

  it('are not chosen where there are few', () => {
    const few = chosenColumns(table.slice(1, 4), { hidden: ['brand'], spare: ['brand'] });
    expect(few.map(({ stays, isShown }) => [stays, isShown])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });
});

it('of chosen rows those that a change would change are known, or none', () => {
  const rows = new Map([
    ['1', { id: '1', published: true }],
    ['2', { id: '2', published: false }],
  ]);
  expect(whichWere(rows, { ids: ['1', '2'], field: 'published', value: false })).toEqual(['2']);
  expect(whichWere(rows, { ids: ['1', '3'], field: 'published', value: true })).toBeNull();
});
