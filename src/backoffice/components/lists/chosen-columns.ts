/** Which columns of a table are shown. Pure. */
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type ColumnProps = { source?: string; label?: ReactNode; cellClassName?: string };
type Column = ReactElement<ColumnProps>;

/** A column as it is chosen; one that `stays` is always shown. */
export type ChosenColumn = { key: string; label: ReactNode; stays: boolean; isShown: boolean; column: Column };

/** Tables of fewer columns show them all. */
export const fewColumns = 3;

// Children.toArray writes an explicit key as `.$key`, and makes one of the position where there is none.
const keyOf = ({ props, key }: Column): string => props.source ?? props.cellClassName ?? String(key).replace(/^\.\$?/, '');

/**
 * The columns of a table, in order. The one that says what a row is about stays, as do those without a name (buttons). `hidden`: what
 * the user hid; null before the first choice, which hides `spare`.
 */
export function chosenColumns(children: ReactNode, { hidden, spare }: { hidden: readonly string[] | null; spare: readonly string[] }): ChosenColumn[] {
  const columns = Children.toArray(children).filter((child): child is Column => isValidElement(child));
  const about = columns.find(({ props }) => props.cellClassName !== 'picture');
  const left = hidden ?? spare;
  return columns.map((column) => {
    const { label } = column.props;
    const key = keyOf(column);
    const stays = columns.length <= fewColumns || column === about || label === undefined || label === '';
    return { key, label, stays, isShown: stays || !left.includes(key), column };
  });
}
