/** The list and the forms of an extension's resource, made of the fields that it names. */
import {
  BooleanField,
  BooleanInput,
  DateField,
  DateTimeInput,
  Labeled,
  maxLength,
  maxValue,
  minValue,
  NumberField,
  NumberInput,
  required,
  SelectField,
  SelectInput,
  Show,
  SimpleList,
  SimpleShowLayout,
  TextField,
  TextInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { AdminField, AdminResource } from '#extension/admin.ts';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { SaveBar, SaveOrDeleteBar } from '../components/save-bar.tsx';
import { showFailure } from '../components/failures/read-failed.tsx';

type Props = { resource: AdminResource };

/** All of them; a row leads to the record. */
export function AddedList({ resource: { fields, sorts, searches = false, can = [] } }: Props) {
  const [first] = sorts;
  const rowClick = can.includes('change') ? 'edit' : 'show';
  const keyOf = useChoiceKeys();
  const shown = fields.filter(({ inList }) => inList !== false);
  const sortable = new Set(sorts.map((sort) => sort.replace(/^-/, '')));
  return (
    <RecordList
      filters={searches ? [searchFilter] : []}
      sort={{ field: first.replace(/^-/, ''), order: first.startsWith('-') ? 'DESC' : 'ASC' }}
      narrow={<SimpleList primaryText={(record) => record[shown[0]!.name]} rowClick={rowClick} />}
    >
      <RecordTable rowClick={rowClick} bulkActionButtons={false}>
        {shown.map((field) => shownField(field, { keyOf, sortable: sortable.has(field.name) }))}
      </RecordTable>
    </RecordList>
  );
}

/** A new one. */
export function AddedCreate({ resource: { fields } }: Props) {
  const written = fields.filter((field) => field.written !== 'never');
  return (
    <CreateForm transform={only(written)}>
      <Inputs fields={written} />
    </CreateForm>
  );
}

/** Changing one; what is not written stands above the inputs. */
export function AddedEdit({ resource: { fields, can = [] } }: Props) {
  const keyOf = useChoiceKeys();
  const written = fields.filter(({ written: when = 'always' }) => when === 'always');
  const others = fields.filter((field) => !written.includes(field));
  return (
    <EditForm transform={only(fields.filter((field) => field.written !== 'never'))} toolbar={can.includes('remove') ? <SaveOrDeleteBar /> : <SaveBar />}>
      {others.map((field) => (
        <Labeled key={field.name}>{shownField(field, { keyOf, sortable: false })}</Labeled>
      ))}
      <Inputs fields={written} />
    </EditForm>
  );
}

/** One of those that are only looked at. */
export function AddedShow({ resource: { fields } }: Props) {
  const keyOf = useChoiceKeys();
  return (
    <Show actions={false} {...showFailure}>
      <SimpleShowLayout>{fields.map((field) => shownField(field, { keyOf, sortable: false }))}</SimpleShowLayout>
    </Show>
  );
}

/** The API takes what is written, and knows the record by its id and tag. */
const only =
  (fields: readonly AdminField[]) =>
  (record: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(['id', '_etag', ...fields.map(({ name }) => name)].filter((name) => name in record).map((name) => [name, record[name]]));

/** The keys of the texts of a choice. */
function useChoiceKeys(): (field: AdminField) => { id: string; name: string }[] {
  const resource = useResourceContext();
  return ({ name, choices = [] }) => choices.map(({ value }) => ({ id: value, name: `resources.${resource}.choices.${name}.${value}` }));
}

function shownField(field: AdminField, { keyOf, sortable }: { keyOf: ReturnType<typeof useChoiceKeys>; sortable: boolean }) {
  const { name, kind } = field;
  const common = { source: name, sortable } as const;
  if (kind === 'number') return <NumberField key={name} {...common} />;
  if (kind === 'yesNo') return <BooleanField key={name} {...common} />;
  if (kind === 'time') return <DateField key={name} {...common} showTime />;
  if (kind === 'choice') return <SelectField key={name} {...common} choices={keyOf(field)} />;
  return <TextField key={name} {...common} {...(kind === 'lines' ? { sx: { whiteSpace: 'pre-line' } } : {})} />;
}

function Inputs({ fields }: { fields: readonly AdminField[] }) {
  return (
    <>
      {fields.map((field) => (
        <Input key={field.name} field={field} />
      ))}
    </>
  );
}

function Input({ field }: { field: AdminField }) {
  const { name, kind, help, min, max } = field;
  const translate = useTranslate();
  const keyOf = useChoiceKeys();
  const resource = useResourceContext();
  const needed = field.required ? [required()] : [];
  const common = { source: name, helperText: help ? translate(`resources.${resource}.helps.${name}`) : false, fullWidth: true } as const;
  if (kind === 'yesNo') return <BooleanInput source={name} helperText={common.helperText} defaultValue={false} />;
  if (kind === 'time') return <DateTimeInput {...common} validate={needed} parse={toMoment} />;
  if (kind === 'choice') return <SelectInput {...common} validate={needed} choices={keyOf(field)} />;
  if (kind === 'number') {
    const bounds = [...(min === undefined ? [] : [minValue(min)]), ...(max === undefined ? [] : [maxValue(max)])];
    return <NumberInput {...common} validate={[...needed, ...bounds]} />;
  }
  const length = max === undefined ? [] : [maxLength(max)];
  return <TextInput {...common} multiline={kind === 'lines'} parse={(value: string | null) => value ?? ''} defaultValue="" validate={[...needed, ...length]} />;
}

/** The browser's field holds the hour of here; the API takes a moment in ISO 8601. */
function toMoment(local: string): string | null {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
