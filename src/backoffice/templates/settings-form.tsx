/** A form made of a JSON schema: what a section's settings are, field by field. */
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFieldTitle, type FieldSchema } from './field-schema.ts';
import { PictureInput } from '../components/inputs/picture-input.tsx';
import { TextsInput, type Words } from './texts-input.tsx';

type Fields = Record<string, unknown>;

/** The fields of an object. A field that is emptied is left out, so that its default holds again. */
export function SettingsForm({ schema, value, onChange }: { schema: FieldSchema; value: Fields; onChange(value: Fields): void }) {
  const titleOf = useFieldTitle();
  const translate = useTranslate();
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('backoffice_templates_no_settings')}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      {fields.map(([name, field]) => (
        <Field
          key={name}
          label={titleOf(name)}
          schema={field}
          value={value[name]}
          onChange={(next) => {
            const { [name]: _before, ...others } = value;
            onChange(next === undefined || next === '' ? others : { ...others, [name]: next });
          }}
        />
      ))}
    </Stack>
  );
}

type FieldProps = { label: string; schema: FieldSchema; value: unknown; onChange(value: unknown): void };

function Field({ label, schema, value, onChange }: FieldProps) {
  const translate = useTranslate();
  if (schema.input === 'texts' && typeof schema.additionalProperties === 'object')
    return <TextsInput fields={schema.additionalProperties.properties ?? {}} value={(value ?? {}) as Words} onChange={onChange} />;
  if (schema.input === 'picture') return <PictureInput label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
  if (schema.type === 'array' && schema.items) return <ListField label={label} schema={schema} value={value} onChange={onChange} />;
  if (schema.type === 'object')
    return (
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        <Typography variant="subtitle2" sx={{ mb: 1.5 }}>
          {label}
        </Typography>
        <SettingsForm schema={schema} value={(value ?? {}) as Fields} onChange={onChange} />
      </Paper>
    );
  if (schema.enum)
    return (
      <TextField select size="small" fullWidth label={label} value={typeof value === 'string' ? value : ''} onChange={({ target }) => onChange(target.value)}>
        <MenuItem value="">–</MenuItem>
        {schema.enum.map((option) => (
          <MenuItem key={option} value={option}>
            {translate(`backoffice_choice_${option.replaceAll('-', '_')}`, { _: option })}
          </MenuItem>
        ))}
      </TextField>
    );
  if (schema.type === 'boolean')
    return <FormControlLabel control={<Switch checked={value === true} onChange={(_, checked) => onChange(checked)} />} label={label} />;
  return <PlainField label={label} schema={schema} value={value} onChange={onChange} />;
}

function PlainField({ label, schema, value, onChange }: FieldProps) {
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const isMoment = schema.input === 'moment';
  // The browser's field knows moments without a zone; they are those of the person who enters them.
  const local =
    isMoment && typeof value === 'string' ? new Date(Date.parse(value) - new Date(value).getTimezoneOffset() * 60_000).toISOString().slice(0, 16) : '';
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      type={isNumber ? 'number' : isMoment ? 'datetime-local' : 'text'}
      multiline={schema.input === 'lines'}
      value={isMoment ? local : typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={({ target }) => {
        if (target.value === '') onChange(undefined);
        else if (isNumber) onChange(Number(target.value));
        else onChange(isMoment ? new Date(target.value).toISOString() : target.value);
      }}
      slotProps={{ htmlInput: { min: schema.minimum, max: schema.maximum }, ...(isMoment ? { inputLabel: { shrink: true } } : {}) }}
    />
  );
}

function ListField({ label, schema, value, onChange }: FieldProps) {
  const translate = useTranslate();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const empty = schema.items!.type === 'object' ? {} : '';
  const put = (index: number, next: unknown) => onChange(items.map((item, at) => (at === index ? (next ?? empty) : item)));
  const swap = (index: number) => onChange(items.map((item, at) => (at === index - 1 ? items[index] : at === index ? items[index - 1] : item)));
  return (
    <Stack component="fieldset" sx={{ gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }} aria-label={label}>
      <Typography variant="subtitle2">{label}</Typography>
      {items.map((item, index) => (
        <Paper key={index} variant="outlined" sx={{ p: 1.5 }}>
          {schema.items!.type === 'object' && schema.items!.input === undefined ? (
            <SettingsForm schema={schema.items!} value={(item ?? {}) as Fields} onChange={(next) => put(index, next)} />
          ) : (
            <Field label={`${label} ${index + 1}`} schema={schema.items!} value={item} onChange={(next) => put(index, next)} />
          )}
          <Stack direction="row" sx={{ mt: 1, gap: 1 }}>
            <Button
              size="small"
              color="inherit"
              disabled={index === 0}
              onClick={() => swap(index)}
              aria-label={`${translate('backoffice_templates_up')}: ${label} ${index + 1}`}
            >
              {translate('backoffice_templates_up')}
            </Button>
            <Button
              size="small"
              color="inherit"
              onClick={() => onChange(items.filter((_, at) => at !== index))}
              aria-label={`${translate('backoffice_templates_remove')}: ${label} ${index + 1}`}
            >
              {translate('backoffice_templates_remove')}
            </Button>
          </Stack>
        </Paper>
      ))}
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={schema.maxItems !== undefined && items.length >= schema.maxItems}
        onClick={() => onChange([...items, empty])}
        sx={{ alignSelf: 'start' }}
        aria-label={`${translate('backoffice_templates_add_item')}: ${label}`}
      >
        {translate('backoffice_templates_add_item')}
      </Button>
    </Stack>
  );
}
