import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ArrayInput, EditBase, SimpleForm, SimpleFormIterator, Title, useTranslate, useWrappedSource, type RaRecord } from 'react-admin';
import { useController } from 'react-hook-form';
import { SlugsInput } from '../components/inputs/slug-picker.tsx';
import { shopLanguages } from '../components/languages.ts';
import { SaveBar } from '../components/save-bar.tsx';
import { editFailure } from '../components/failures/read-failed.tsx';

type Group = { words?: string[] };

// A form's list wants records; the API holds lists of words.
const asForm = (synonyms: readonly string[][]): Group[] => synonyms.map((words) => ({ words }));
const written = ({ groups, ...settings }: Partial<RaRecord>) => ({
  ...settings,
  synonyms: ((groups ?? []) as Group[]).map(({ words = [] }) => words).filter((words) => words.length > 1),
});

/** Words that mean the same to the search, searches that are suggested in each language, and by which facts of products lists are filtered. */
export function SynonymsPage() {
  const translate = useTranslate();
  return (
    <EditBase resource="settings" id="search" mutationMode="pessimistic" redirect={false} {...editFailure} transform={written}>
      <Title title={translate('backoffice_search_settings')} />
      <Paper sx={{ mt: 2, maxWidth: '52rem' }}>
        <SimpleForm
          warnWhenUnsavedChanges
          toolbar={<SaveBar />}
          defaultValues={(record: RaRecord) => ({ groups: asForm((record['synonyms'] ?? []) as string[][]) })}
        >
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
            {translate('backoffice_synonyms')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('backoffice_synonyms_hint')}
          </Typography>
          <ArrayInput source="groups" label={false}>
            <SimpleFormIterator fullWidth disableReordering>
              <Words source="words" label={translate('backoffice_synonyms_group')} />
            </SimpleFormIterator>
          </ArrayInput>
          <Typography variant="subtitle1" component="h2" sx={{ mt: 2, fontWeight: 600 }}>
            {translate('backoffice_synonyms_popular')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {translate('backoffice_synonyms_popular_hint')}
          </Typography>
          {shopLanguages.map(({ lang, name }) => (
            <PopularWords key={lang} source={`popular.${lang}`} label={name} />
          ))}
          <Typography variant="subtitle1" component="h2" sx={{ mt: 2, mb: 2, fontWeight: 600 }}>
            {translate('backoffice_search_filters')}
          </Typography>
          <Box sx={{ width: '100%', mb: 2 }}>
            <SlugsInput
              source="specificationFacets"
              kind="specification"
              label={translate('backoffice_search_filters_label')}
              help={translate('backoffice_search_filters_hint')}
            />
          </Box>
        </SimpleForm>
      </Paper>
    </EditBase>
  );
}

function PopularWords({ source, label }: { source: string; label: string }) {
  const { field } = useController({ name: source, defaultValue: [] });
  return <Chosen label={label} value={(field.value ?? []) as string[]} onChange={field.onChange} />;
}

function Words({ source, label }: { source: string; label: string }) {
  const name = useWrappedSource(source);
  const { field } = useController({ name, defaultValue: [] });
  return <Chosen label={label} value={(field.value ?? []) as string[]} onChange={field.onChange} />;
}

/** Words typed one after the other, each ended by Enter or by leaving the field. */
function Chosen({ label, value, onChange }: { label: string; value: string[]; onChange(words: string[]): void }) {
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      autoSelect
      size="small"
      options={[]}
      value={value}
      fullWidth
      onChange={(_, words) => onChange([...new Set(words.map((word) => word.trim().slice(0, 60)).filter(Boolean))])}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
