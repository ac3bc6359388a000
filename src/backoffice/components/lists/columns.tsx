/** Which columns of a table somebody wants to see; stored in this browser. */
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Children, isValidElement, useState, type ReactElement, type ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';

type ColumnProps = { source?: string; label?: ReactNode; cellClassName?: string };
type Column = ReactElement<ColumnProps>;

/** What tells one column from another on every visit, in every language. */
const keyOf = ({ props, key }: Column, index: number): string => props.source ?? props.cellClassName ?? String(key ?? index);

/** The columns of a table that are shown, and the button that chooses them. The one that says what a row is about always stands. */
export function useColumns(name: string, children: ReactNode): { shown: ReactNode[]; button: ReactNode } {
  const [hidden, setHidden] = useStore<string[]>(`columns.${name}`, []);
  const columns = Children.toArray(children).filter((child): child is Column => isValidElement(child));
  const about = columns.find(({ props }) => props.cellClassName !== 'picture');
  const keyed = columns.map((column, index) => ({ column, key: keyOf(column, index) }));
  const shown = keyed.filter(({ column, key }) => column === about || !hidden.includes(key)).map(({ column }) => column);
  const toggle = (key: string) => setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  const choices = keyed.filter(({ column }) => column !== about).map(({ column, key }) => ({ key, label: column.props.label, isShown: !hidden.includes(key) }));
  return { shown, button: <ColumnsButton choices={choices} onToggle={toggle} /> };
}

function ColumnsButton({ choices, onToggle }: { choices: { key: string; label: ReactNode; isShown: boolean }[]; onToggle(key: string): void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button size="small" color="inherit" startIcon={<ColumnsIcon />} onClick={({ currentTarget }) => setAnchor(currentTarget)} aria-haspopup="menu">
        {translate('backoffice_columns')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map(({ key, label, isShown }) => (
          <MenuItem key={key} role="menuitemcheckbox" aria-checked={isShown} dense onClick={() => onToggle(key)}>
            <Checkbox edge="start" size="small" checked={isShown} tabIndex={-1} disableRipple slotProps={{ input: { 'aria-hidden': true } }} />
            <ListItemText primary={label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
