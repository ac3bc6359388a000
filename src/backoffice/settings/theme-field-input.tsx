import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { containerOf, themeFonts, themeWidths, type ThemeField } from './theme-fields.ts';

/** What a field of the theme holds. */
export type ThemeValue = string | boolean | object | undefined;

type FieldProps = { field: ThemeField; value: ThemeValue; changed: boolean; onChange(value: ThemeValue): void };

/** One field of the theme; a changed one can be put back to the theme's own value. */
export function ThemeFieldInput({ field, value, changed, onChange }: FieldProps) {
  const translate = useTranslate();
  const label = translate(`backoffice_theme_${field.name}`);
  if (field.kind === 'switch')
    return <FormControlLabel control={<Switch checked={value === true} onChange={(_, checked) => onChange(checked)} />} label={label} />;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <ValueInput field={field} label={label} value={value} onChange={onChange} />
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

type ValueProps = Omit<FieldProps, 'changed'> & { label: string };

function ValueInput({ field, label, value, onChange }: ValueProps) {
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'length') return <LengthInput field={field} label={label} value={value} onChange={onChange} />;
  if (field.kind === 'font') return <FontInput label={label} value={text} onChange={onChange} />;
  if (field.kind === 'weight')
    return <ChoiceInput label={label} value={text} choices={weights.map((weight) => ({ value: weight, name: weight }))} onChange={onChange} />;
  if (field.kind === 'look') return <LookInput field={field} label={label} value={value} onChange={onChange} />;
  if (field.kind === 'width') return <WidthInput label={label} value={value} onChange={onChange} />;
  return (
    <>
      <Box
        component="input"
        type="color"
        aria-label={label}
        value={hexOf(text)}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
        sx={{ width: 44, height: 40, p: 0.25, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'transparent', flex: 'none', cursor: 'pointer' }}
      />
      <TextField
        label={label}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, spellCheck: false } }}
      />
    </>
  );
}

const weights = ['300', '400', '500', '600', '650', '700', '800'];

type ChoiceProps = { label: string; value: string; choices: readonly { value: string; name: string; family?: string }[]; onChange(value: string): void };

/** One of a list; a value beside it stays until another is chosen. */
function ChoiceInput({ label, value, choices, onChange }: ChoiceProps) {
  const translate = useTranslate();
  const isOwn = !choices.some((choice) => choice.value === value);
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {isOwn && <MenuItem value={value}>{translate('backoffice_theme_own')}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value} sx={choice.family ? { fontFamily: choice.family } : {}}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function FontInput({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const translate = useTranslate();
  const choices = themeFonts.map(({ name, stack }) => ({ value: stack, name: translate(`backoffice_theme_font_${name}`), family: stack }));
  return <ChoiceInput label={label} value={value} choices={choices} onChange={onChange} />;
}

function LookInput({ field: { name, looks = [] }, label, value, onChange }: ValueProps) {
  const translate = useTranslate();
  const choices = looks.map((look) => ({ value: look, name: translate(`backoffice_theme_${name}_${look}`) }));
  return <ChoiceInput label={label} value={typeof value === 'string' ? value : ''} choices={choices} onChange={onChange} />;
}

function WidthInput({ label, value, onChange }: { label: string; value: ThemeValue; onChange(value: ThemeValue): void }) {
  const translate = useTranslate();
  const container = value as Parameters<typeof containerOf>[1];
  const choices = Object.entries(themeWidths).map(([name, width]) => ({ value: `${width}px`, name: translate(`backoffice_theme_width_${name}`) }));
  return (
    <ChoiceInput
      label={label}
      value={container.screen['3xl'] ?? ''}
      choices={choices}
      onChange={(width) => onChange(containerOf(Number.parseInt(width, 10), container))}
    />
  );
}

function LengthInput({ field: { min = 0, max = 2, step = 0.125 }, label, value, onChange }: ValueProps) {
  const text = typeof value === 'string' ? value : '';
  const rem = /^(\d*\.?\d+)rem$/.exec(text)?.[1];
  const id = useId();
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography id={id} variant="body2" component="span" color="text.secondary">
        {label} · {text}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={id}
        min={min}
        max={max}
        step={step}
        value={rem === undefined ? min : Number(rem)}
        onChange={(_, next) => onChange(`${next as number}rem`)}
      />
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
