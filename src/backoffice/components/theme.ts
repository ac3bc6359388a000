/** How the back office looks: quiet, dense enough to work in, system fonts. */
import type { ThemeOptions } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'PingFang SC', 'PingFang TC', 'Microsoft YaHei', sans-serif";

/** Colours of a look; `tones` are those of messages, where the usual ones are too pale to be read as text. */
type Look = { paper: string; background: string; primary: string; tones?: Record<string, { main: string }> };

function dressed(base: ThemeOptions, { paper, background, primary, tones = {} }: Look): RaThemeOptions {
  return {
    ...base,
    palette: { ...base.palette, ...tones, primary: { main: primary }, secondary: { main: primary }, background: { default: background, paper } },
    shape: { borderRadius: 10 },
    typography: { fontFamily, h6: { fontWeight: 600 }, button: { textTransform: 'none', fontWeight: 600 } },
    sidebar: { width: 220, closedWidth: 56 },
    components: {
      ...base.components,
      MuiPaper: { styleOverrides: { elevation1: { boxShadow: '0 1px 2px rgb(0 0 0 / 8%), 0 0 0 1px rgb(0 0 0 / 5%)' } } },
      // On a phone the title needs the room; the button's text stays for those who hear it.
      RaLocalesMenuButton: { styleOverrides: { root: { '@media (max-width: 600px)': { '& > .MuiButton-root': { minWidth: 0, fontSize: 0 } } } } },
      RaLayout: { styleOverrides: { root: { '& .RaLayout-content': { padding: '0 .75rem 1.5rem' } } } },
    },
  };
}

/** By day. */
export const lightTheme = dressed(defaultLightTheme, {
  paper: '#ffffff',
  background: '#f6f5f2',
  primary: '#3b3a8f',
  tones: { info: { main: '#01579b' }, success: { main: '#1b5e20' }, warning: { main: '#8a4b00' }, error: { main: '#b3261e' } },
});
/** By night. */
export const darkTheme = dressed(defaultDarkTheme, { paper: '#1d1c22', background: '#141318', primary: '#a7a5ff' });
