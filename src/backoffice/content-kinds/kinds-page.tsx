/** Kinds of content of the merchant's own: what each is called, where it lives, which fields it has. They are the custom categories of `settings/routes`. */
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EditBase, required, SimpleForm, TextInput, Title, useInput, useLocaleState, useTranslate, type RaRecord } from 'react-admin';
import { textIn } from '#kit/pure/languages.ts';
import { entryFieldKinds, type StaffRoutes } from '#shop/settings/contract.ts';
import { asText } from '../components/inputs/as-text.ts';
import { writtenTexts } from '../components/inputs/title-inputs.tsx';
import { FieldsEditor, writtenFields } from '../components/fields-editor/fields-editor.tsx';
import { freeKey } from '../components/fields-editor/fields.ts';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { editFailure } from '../components/failures/read-failed.tsx';

type Kind = StaffRoutes['customCategories'][number];

const written = (record: Partial<RaRecord>) => ({
  ...record,
  customCategories: ((record['customCategories'] ?? []) as Kind[]).map((kind) => ({
    ...kind,
    texts: writtenTexts(kind.texts),
    fields: writtenFields(kind.fields, 'title', 'choices'),
  })),
});

export function KindsPage() {
  const translate = useTranslate();
  return (
    <EditBase resource="settings" id="routes" mutationMode="pessimistic" redirect={false} {...editFailure} transform={written}>
      <Title title={translate('backoffice_kinds')} />
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />} sx={{ px: 0 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('backoffice_kinds_hint')}
        </Typography>
        <Kinds />
      </SimpleForm>
    </EditBase>
  );
}

function Kinds() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'customCategories', defaultValue: [] });
  const all = (field.value || []) as Kind[];
  const add = () => {
    const key = freeKey(
      all.map((kind) => kind.key),
      'kind',
    );
    field.onChange([...all, { key, slug: '', source: 'entry', texts: {}, fields: [] }]);
  };
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: '52rem' }}>
      {all.every(({ source }) => source !== 'entry') && <Typography color="text.secondary">{translate('backoffice_kinds_none')}</Typography>}
      {/* What lists articles or brands has no entries of its own; it stands with the addresses. */}
      {all.map((kind, index) => kind.source === 'entry' && <KindPanel key={kind.key} kind={kind} source={`customCategories.${index}`} />)}
      <Button startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: 'start' }}>
        {translate('backoffice_kinds_add')}
      </Button>
    </Stack>
  );
}

function KindPanel({ kind, source }: { kind: Kind; source: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Panel title={textIn(kind.texts as Record<string, { title?: string }>, 'title', locale) || translate('backoffice_kinds_new')}>
      {shopLanguages.map(({ lang, name }) => (
        <TextInput
          key={lang}
          source={`${source}.texts.${lang}.title`}
          label={`${translate('backoffice_title')} · ${name}`}
          parse={asText}
          fullWidth
          {...(lang === 'en' ? { validate: required() } : {})}
        />
      ))}
      <TextInput
        source={`${source}.slug`}
        label={translate('backoffice_kinds_path')}
        helperText={translate('backoffice_kinds_path_hint')}
        validate={required()}
        fullWidth
      />
      <Typography component="h3" variant="subtitle2" sx={{ mt: 1, mb: 1 }}>
        {translate('backoffice_content_fields')}
      </Typography>
      <FieldsEditor source={`${source}.fields`} kinds={entryFieldKinds} word="title" choices="choices" choiceKinds={['choice']} />
    </Panel>
  );
}
