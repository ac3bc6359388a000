/** Which columns of a table the user wants to see; stored in this browser. */
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { chosenColumns, type ChosenColumn } from './chosen-columns.ts';

const noRoom = '(max-width: 1100px)';

/** The columns of a table that are shown, and the button that chooses them; null where there is nothing to choose. `name`: under which they are stored. */
export function useColumns(
  name: string,
  { children, spare = [] }: { children: ReactNode; spare?: readonly string[] },
): { shown: ReactNode[]; button: ReactNode } {
  const isNarrow = useMediaQuery(noRoom, { noSsr: true });
  const [hidden, setHidden] = useStore<string[] | null>(`columns.${name}`, null);
  const columns = chosenColumns(children, { hidden, spare: isNarrow ? spare : [] });
  const choices = columns.filter(({ stays }) => !stays);
  const toggle = (key: string) => setHidden(choices.filter((one) => (one.key === key ? one.isShown : !one.isShown)).map((one) => one.key));
  return {
    shown: columns.filter(({ isShown }) => isShown).map(({ column }) => column),
    button: choices.length > 0 ? <ColumnsButton choices={choices} onToggle={toggle} /> : null,
  };
}

function ColumnsButton({ choices, onToggle }: { choices: readonly ChosenColumn[]; onToggle(key: string): void }) {
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
