import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ArrayInput, EditBase, Loading, required, SelectInput, SimpleForm, SimpleFormIterator, TextInput, Title, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { shopLanguages } from '../components/languages.ts';
import { SaveBar } from '../components/save-bar.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';

const details = ['product', 'category', 'collection', 'tag', 'article', 'page'] as const;
const sources = ['article', 'brand', 'entry'] as const;

/** Where pages of the shop live. Two addresses that could be one are named at their fields; old ones go on leading to the pages. */
export function RouteSettings() {
  const translate = useTranslate();
  const choices = useChoices();
  return (
    <EditBase resource="settings" id="routes" loading={<Loading />} mutationMode="pessimistic" redirect={false}>
      <Title title={translate('backoffice_routes')} />
      <Paper sx={{ mt: 2 }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {translate('backoffice_routes_hint')}
          </Typography>
          {details.map((kind) => (
            <TextInput
              key={kind}
              source={`details.${kind}`}
              label={translate(`backoffice_routes_${kind}`)}
              helperText={kind === 'product' ? translate('backoffice_routes_slug_hint', { slug: '{slug}' }) : false}
              validate={required()}
              fullWidth
            />
          ))}
          <TextInput source="userBasePath" label={translate('backoffice_routes_user')} validate={required()} fullWidth />
          <TextInput source="appBasePath" label={translate('backoffice_routes_app')} validate={required()} fullWidth />
          <Typography variant="subtitle1" component="h2" sx={{ mt: 2, fontWeight: 600 }}>
            {translate('backoffice_routes_custom')}
          </Typography>
          <ArrayInput source="customCategories" label={false} helperText={translate('backoffice_routes_custom_hint')}>
            <SimpleFormIterator inline fullWidth>
              <TextInput source="key" label={translate('backoffice_routes_key')} validate={required()} />
              <TextInput source="slug" label={translate('backoffice_routes_path')} validate={required()} />
              <SelectInput
                source="source"
                label={translate('backoffice_routes_source')}
                choices={choices(sources, 'backoffice_routes_source_')}
                validate={required()}
              />
              {shopLanguages.map(({ lang, name }) => (
                <TextInput key={lang} source={`texts.${lang}.title`} label={`${translate('backoffice_menus_title')} · ${name}`} parse={asText} />
              ))}
            </SimpleFormIterator>
          </ArrayInput>
        </SimpleForm>
      </Paper>
    </EditBase>
  );
}
