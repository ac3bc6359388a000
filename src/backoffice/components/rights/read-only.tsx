/** Forms of those who may read a record and not change it. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ThemeProvider, type Components, type Theme } from '@mui/material/styles';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

const ReadOnlyContext = createContext(false);

/** Whether the form around may only be read; for inputs that are none of Material UI's. */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext);

// Tabs and folded parts still open: what is no button to the browser is not off with the others. A list of choices is none either, nor is its field.
const open = { component: 'div' };
const off = { disabled: true };
const still = { readOnly: true };
const changed: Record<string, object> = {
  MuiTab: open,
  MuiAccordionSummary: open,
  MuiInputBase: still,
  MuiAutocomplete: still,
  MuiCheckbox: off,
  MuiRadio: off,
  MuiSwitch: off,
};

function readOnly(theme: Theme): Theme {
  const components = { ...theme.components } as Record<string, { defaultProps?: object }>;
  for (const [name, props] of Object.entries(changed))
    components[name] = { ...components[name], defaultProps: { ...components[name]?.defaultProps, ...props } };
  return { ...theme, components: { ...components, RaToolbar: { styleOverrides: { root: { display: 'none' } } } } as Components };
}

const bare = { border: 0, m: 0, p: 0, minWidth: 0, '& button:disabled': { opacity: 0.4 } };

/** Shows a form as it is, and lets nobody fill it in; it says so first. */
export function ReadOnly({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <ReadOnlyContext value>
      <Alert severity="info" sx={{ mt: 2 }}>
        {translate('backoffice_read_only')}
      </Alert>
      <ThemeProvider theme={readOnly}>
        <Box component="fieldset" disabled sx={bare}>
          {children}
        </Box>
      </ThemeProvider>
    </ReadOnlyContext>
  );
}
