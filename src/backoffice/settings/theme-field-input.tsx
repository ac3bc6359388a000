import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ThemeField } from './theme-fields.ts';

/** What a field of the theme holds. */
export type ThemeValue = string | boolean | object | undefined;

type FieldProps = { field: ThemeField; value: ThemeValue; changed: boolean; onChange(value: ThemeValue): void };

/** One field of the theme; a changed one can be put back to the theme's own value. */
export function ThemeFieldInput({ field, value, changed, onChange }: FieldProps) {
  const translate = useTranslate();
  const label = translate(`backoffice_theme_${field.name}`);
  if (field.kind === 'switch')
    return <FormControlLabel control={<Switch checked={value === true} onChange={(_, checked) => onChange(checked)} />} label={label} />;
  const text = typeof value === 'string' ? value : '';
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {field.kind === 'color' && (
        <Box
          component="input"
          type="color"
          aria-label={label}
          value={hexOf(text)}
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
          sx={{ width: 44, height: 40, p: 0.25, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'transparent', flex: 'none', cursor: 'pointer' }}
        />
      )}
      <TextField
        size="small"
        fullWidth
        label={label}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, spellCheck: false } }}
      />
      {changed && (
        <IconButton
          size="small"
          title={translate('backoffice_theme_reset')}
          aria-label={`${translate('backoffice_theme_reset')}: ${label}`}
          onClick={() => onChange(undefined)}
        >
          <RestartAltIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** The colour field of browsers knows six hexadecimal digits and nothing else. */
function hexOf(color: string): string {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : '#000000';
}
