/** One setting of a section, entered as its schema says. */
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { Icon, iconNames, type IconName } from '#ui/icons.tsx';
import type { NamedInput } from '#kit/pure/sections/section-texts.ts';
import { PictureInput } from '../../components/inputs/picture-input.tsx';
import { ListingPicker, ListingsPicker, type PickedKind } from '../../components/pickers/listing-picker.tsx';
import { useChoiceTitle, type FieldSchema } from './field-schema.ts';
import { LinkInput } from './link-input.tsx';
import { RecordInput, RecordsInput } from './record-input.tsx';
import { LineByLanguageInput, TextsInput, type Words } from './texts-input.tsx';

/** A setting, its schema, and what becomes of it; `undefined` leaves it out. */
export type SettingProps = { label: string; schema: FieldSchema; value: unknown; onChange(value: unknown): void };

const listings: Partial<Record<string, PickedKind>> = { category: 'categories', collection: 'collections', tag: 'tags' } satisfies Partial<
  Record<NamedInput, PickedKind>
>;
const records: readonly string[] = ['product', 'promotion', 'coupon', 'articleCategory', 'articleTag'] satisfies NamedInput[];
type Records = 'product' | 'promotion' | 'coupon' | 'articleCategory' | 'articleTag';

export function SettingInput({ label, schema, value, onChange }: SettingProps) {
  const { input } = schema;
  const text = typeof value === 'string' ? value : '';
  if (input === 'texts' && typeof schema.additionalProperties === 'object')
    return <TextsInput fields={schema.additionalProperties.properties ?? {}} value={(value ?? {}) as Words} onChange={onChange} />;
  if (input === 'words') return <LineByLanguageInput label={label} value={(value ?? {}) as Record<string, string>} onChange={onChange} />;
  if (input === 'picture') return <PictureInput label={label} value={text} onChange={onChange} />;
  if (input === 'path' || input === 'link') return <LinkInput label={label} value={text} elsewhere={input === 'link'} onChange={onChange} />;
  if (schema.type === 'array') return <SeveralInput label={label} schema={schema} value={value} onChange={onChange} />;
  const kind = listings[input ?? ''];
  if (kind) return <ListingPicker kind={kind} label={label} value={text || null} onChange={(slug) => onChange(slug ?? undefined)} />;
  if (records.includes(input ?? '')) return <RecordInput kind={input as Records} label={label} value={text} onChange={onChange} />;
  if (schema.enum) return <ChoiceInput label={label} schema={schema} value={value} onChange={onChange} />;
  if (schema.type === 'boolean')
    return <FormControlLabel control={<Switch checked={value === true} onChange={(_, checked) => onChange(checked)} />} label={label} />;
  return <PlainInput label={label} schema={schema} value={value} onChange={onChange} />;
}

/** Several of what the shop has, in order. */
function SeveralInput({ label, schema, value, onChange }: SettingProps) {
  const values = Array.isArray(value) ? (value as string[]) : [];
  const input = schema.items?.input ?? '';
  const kind = listings[input];
  const put = (slugs: string[]) => onChange(slugs.slice(0, schema.maxItems));
  if (kind) return <ListingsPicker kind={kind} label={label} values={values} onChange={put} />;
  return <RecordsInput kind={input as Records} label={label} values={values} onChange={put} />;
}

function ChoiceInput({ label, schema, value, onChange }: SettingProps) {
  const titleOf = useChoiceTitle();
  const isIcon = (option: string): option is IconName => iconNames.includes(option as IconName);
  return (
    <TextField
      select
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {schema.default === undefined && <MenuItem value="">–</MenuItem>}
      {schema.enum!.map((option) => (
        <MenuItem key={option} value={option}>
          {isIcon(option) && (
            <Box
              component="span"
              sx={{ mr: 1, verticalAlign: 'middle', '& svg': { width: 20, height: 20, fill: 'none', stroke: 'currentcolor', strokeWidth: 1.5 } }}
            >
              <Icon name={option} />
            </Box>
          )}
          {titleOf(option, schema)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function PlainInput({ label, schema, value, onChange }: SettingProps) {
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const isMoment = schema.input === 'moment';
  // The browser's field knows moments without a zone; they are those of the person who enters them.
  const local =
    isMoment && typeof value === 'string' ? new Date(Date.parse(value) - new Date(value).getTimezoneOffset() * 60_000).toISOString().slice(0, 16) : '';
  return (
    <TextField
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
