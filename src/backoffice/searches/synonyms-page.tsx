import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ArrayInput, SimpleFormIterator, Title, useTranslate, useWrappedSource, type RaRecord } from 'react-admin';
import { useController } from 'react-hook-form';
import { SlugsInput } from '../components/inputs/slug-picker.tsx';
import { shopLanguages } from '../components/languages.ts';
import { SettingsCard } from '../settings/settings-card.tsx';

type Group = { words?: string[] };

// A form's list wants records; the API holds lists of words.
const formOf = (record: RaRecord) => ({ groups: ((record['synonyms'] ?? []) as string[][]).map((words): Group => ({ words })) });
const written = ({ groups, ...settings }: Partial<RaRecord>) => ({
  ...settings,
  synonyms: ((groups ?? []) as Group[]).map(({ words = [] }) => words).filter((words) => words.length > 1),
});

/** Words that mean the same to the search, searches that are suggested in each language, and by which facts of products lists are filtered. */
export function SynonymsPage() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('backoffice_search_settings')} />
      <SettingsCard group="search" transform={written} defaultValues={formOf}>
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
      </SettingsCard>
    </>
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
