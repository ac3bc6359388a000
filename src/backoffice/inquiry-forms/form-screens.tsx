import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  BooleanInput,
  Create,
  Edit,
  FunctionField,
  required,
  SimpleForm,
  SimpleList,
  TextInput,
  useInput,
  useLocaleState,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { textIn } from '#kit/pure/languages.ts';
import { asText } from '../components/inputs/as-text.ts';
import { writtenTexts } from '../components/inputs/title-inputs.tsx';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { FirstOfAll } from '../components/listings/first-of-all.tsx';
import { Panel } from '../components/panel.tsx';
import { usePublished } from './use-published.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { SaveBar, SaveOrDeleteBar } from '../components/save-bar.tsx';
import { FieldsEditor, writtenFields } from '../components/fields-editor/fields-editor.tsx';
import { inquiryFieldKinds } from './kinds.ts';
import { editFailure } from '../components/failures/read-failed.tsx';

type Row = { id: string; slug: string; texts: Record<string, { title?: string }>; fields: unknown[]; published: boolean };

/** The forms with how many fields each has. */
export function FormList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const publishedChip = usePublished();
  const titleOf = ({ texts, slug }: Row) => textIn(texts, 'title', locale) || slug;
  const countOf = ({ fields }: Row) => translate('backoffice_form_count', { smart_count: fields.length });
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'slug', order: 'ASC' }}
      empty={<FirstOfAll title={translate('backoffice_form_none')} text={translate('backoffice_form_none_hint')} />}
      narrow={<SimpleList<Row> primaryText={titleOf} secondaryText={countOf} rowClick="edit" />}
    >
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <FunctionField<Row> source="slug" label={translate('backoffice_title')} render={titleOf} />
        <FunctionField<Row> label={translate('backoffice_form_fields')} sortable={false} render={countOf} />
        <FunctionField<Row> label={translate('backoffice_visibility')} sortable={false} render={({ published }) => publishedChip(published)} />
      </RecordTable>
    </RecordList>
  );
}

function written({ texts, fields, notify, ...others }: Partial<RaRecord>) {
  const words = Object.entries(writtenTexts(texts)).map(([lang, { title = '', text = '', success = '' }]) => [lang, { title, text, success }]);
  return { ...others, texts: Object.fromEntries(words) as object, notify: notify ?? [], fields: writtenFields(fields, 'label', 'options') };
}

function Inputs() {
  const translate = useTranslate();
  return (
    <MainAndSide
      main={
        <>
          <Panel title={translate('backoffice_content_words')}>
            <LanguageTabs languages={shopLanguages}>
              {(lang) => (
                <>
                  <TextInput
                    source={`texts.${lang}.title`}
                    label={translate('backoffice_title')}
                    parse={asText}
                    fullWidth
                    {...(lang === 'en' ? { validate: required() } : {})}
                  />
                  <TextInput source={`texts.${lang}.text`} label={translate('backoffice_form_text')} parse={asText} fullWidth multiline />
                  <TextInput source={`texts.${lang}.success`} label={translate('backoffice_form_success')} parse={asText} fullWidth multiline />
                </>
              )}
            </LanguageTabs>
          </Panel>
          <Panel title={translate('backoffice_form_fields')}>
            <FieldsEditor source="fields" kinds={inquiryFieldKinds} word="label" choices="options" choiceKinds={['select', 'radio', 'checkbox']} />
          </Panel>
        </>
      }
      side={
        <Panel title={translate('backoffice_content_place')}>
          <BooleanInput source="published" label={translate('backoffice_is_published')} defaultValue />
          <TextInput source="slug" label={translate('backoffice_slug')} helperText={translate('backoffice_form_slug_hint')} validate={required()} fullWidth />
          <NotifyInput />
        </Panel>
      }
    />
  );
}

/** E-mail addresses that get what is sent; none: the shop's own. */
function NotifyInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'notify', defaultValue: [] });
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      autoSelect
      size="small"
      options={[]}
      value={(field.value || []) as string[]}
      onChange={(_, addresses) => field.onChange(addresses.map((address) => address.trim()).filter(Boolean))}
      renderInput={(params) => <TextField {...params} label={translate('backoffice_form_notify')} helperText={translate('backoffice_form_notify_hint')} />}
    />
  );
}

/** A new form. */
export function FormCreate() {
  return (
    <Create redirect="list" transform={written}>
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />} defaultValues={{ texts: { en: {} }, fields: [], published: true, notify: [] }}>
        <Inputs />
      </SimpleForm>
    </Create>
  );
}

/** Changing or deleting one; what was sent with it before stays as it was. */
export function FormEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} {...editFailure} transform={written}>
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveOrDeleteBar />}>
        <Inputs />
      </SimpleForm>
    </Edit>
  );
}
