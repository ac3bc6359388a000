/** The back office's theme: warm paper, ink, one accent; dense enough to work in; system fonts. */
import type { Components, Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { mostListSize } from '#kit/pure/limits.ts';

const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'PingFang SC', 'PingFang TC', 'Microsoft YaHei', sans-serif";

/** Colours of a look. `tones` are those of messages: dark enough on light paper, light enough on dark, to be read as text. */
type Look = {
  mode: 'light' | 'dark';
  paper: string;
  background: string;
  line: string;
  primary: string;
  tones: Record<'info' | 'success' | 'warning' | 'error', { main: string }>;
};

const radius = 10;

// react-admin names the boxes of its rows; Material UI would give the name to what stands around the box.
const nameOfBox = (box: object) => ({ 'aria-label': (box as { 'aria-label'?: string })['aria-label'] });
const unnamed = { 'aria-label': undefined };

const inputs: Components<Theme> = {
  MuiCheckbox: { defaultProps: { slotProps: { root: () => unnamed, input: nameOfBox } } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: radius - 2 } } },
  // The ring is as dark as the words of what it is around: the grey that Material UI puts behind them has too little contrast.
  MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 } } } },
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  RaTranslatableInputs: { defaultProps: { fullWidth: true } },
};

const onThePage = ({ theme }: { theme: Theme }) => ({ [theme.breakpoints.down('sm')]: { backgroundColor: 'transparent' } });

function surfaces(line: string): Components<Theme> {
  return {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, elevation1: { boxShadow: 'none', border: `1px solid ${line}` } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius + 4 } } },
    MuiTableCell: {
      styleOverrides: { root: { borderColor: line }, head: ({ theme }) => ({ color: theme.palette.text.secondary, fontWeight: 600, fontSize: 13 }) },
    },
    // The bar with "Save" stays in sight; it has its own room at the end of the form, so that it covers nothing there.
    RaToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          backgroundColor: theme.palette.background.paper,
          borderTop: `1px solid ${line}`,
          borderRadius: `0 0 ${radius}px ${radius}px`,
        }),
      },
    },
    // As many as the shop answers at once, and as one call changes; react-admin says so where there are more.
    RaSelectAllButton: { defaultProps: { limit: mostListSize } },
    // What a list is come to for, beside its filters and files.
    RaCreateButton: { defaultProps: { variant: 'contained' } },
    // Headings say their level themselves; without one it is text.
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
    // A hint is to be read, whether its field can be filled in or not.
    MuiFormHelperText: { styleOverrides: { root: ({ theme }) => ({ '&.Mui-disabled': { color: theme.palette.text.secondary } }) } },
    // A name may be one word of any length; a list on a phone is not wider by it.
    MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
    // A spinner says nothing that the words beside it do not.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiTooltip: { defaultProps: { arrow: true } },
    // They stand on the page, not in a card: react-admin paints them white on a phone.
    RaListToolbar: { styleOverrides: { root: onThePage } },
    RaTopToolbar: { styleOverrides: { root: onThePage } },
    // A wide table is moved in its own box, and leaves the page as it is.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaDatagrid: {
      styleOverrides: {
        root: ({ theme }) => ({
          '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
          '& .RaDatagrid-clickableRow': { cursor: 'pointer', '&:hover': { backgroundColor: theme.palette.action.hover } },
          '& .RaDatagrid-headerCell': { backgroundColor: 'transparent' },
        }),
      },
    },
    // On a phone the title needs the room; the button's text stays for those who hear it.
    RaLocalesMenuButton: { styleOverrides: { root: { '@media (max-width: 600px)': { '& > .MuiButton-root': { minWidth: 0, fontSize: 0 } } } } },
  } as Components<Theme>;
}

function themeOf({ mode, paper, background, line, primary, tones }: Look): RaThemeOptions {
  return {
    palette: { mode, ...tones, primary: { main: primary }, secondary: { main: primary }, background: { default: background, paper }, divider: line },
    shape: { borderRadius: radius },
    typography: {
      fontFamily,
      h5: { fontWeight: 650, fontSize: '1.375rem' },
      h6: { fontWeight: 650, fontSize: '1.125rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: { ...inputs, ...surfaces(line) },
  };
}

/** By day. */
export const lightTheme = themeOf({
  mode: 'light',
  paper: '#ffffff',
  background: '#f6f5f2',
  line: '#e4e1da',
  primary: '#3b3a8f',
  tones: { info: { main: '#01579b' }, success: { main: '#1b5e20' }, warning: { main: '#8a4b00' }, error: { main: '#b3261e' } },
});
/** By night. */
export const darkTheme = themeOf({
  mode: 'dark',
  paper: '#1d1c22',
  background: '#141318',
  line: '#35333c',
  primary: '#a7a5ff',
  tones: { info: { main: '#81c7ff' }, success: { main: '#8fd694' }, warning: { main: '#ffc069' }, error: { main: '#ff9a92' } },
});
