import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EditBase, required, SimpleForm, TextInput, Title, useTranslate, type RaRecord } from 'react-admin';
import { detailKinds } from '#shop/settings/contract.ts';
import { Panel } from '../components/panel.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { writtenTexts } from '../components/inputs/title-inputs.tsx';
import { CustomCategories, type CustomCategory } from './custom-categories.tsx';
import { editFailure } from '../components/failures/read-failed.tsx';

const written = (record: Partial<RaRecord>) => ({
  ...record,
  customCategories: ((record['customCategories'] ?? []) as CustomCategory[]).map((custom) => ({ ...custom, texts: writtenTexts(custom.texts) })),
});

/** Where pages of the shop live. Two addresses that could be one are named at their fields; old ones go on leading to the pages. */
export function RouteSettings() {
  const translate = useTranslate();
  const slug = { slug: '{slug}' };
  const holdsSlug = (pattern: unknown) =>
    typeof pattern === 'string' && pattern.includes('{slug}') ? undefined : translate('backoffice_routes_slug_missing', slug);
  return (
    <EditBase resource="settings" id="routes" mutationMode="pessimistic" redirect={false} {...editFailure} transform={written}>
      <Title title={translate('backoffice_routes')} />
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />} sx={{ px: 0 }}>
        <Stack sx={{ gap: 2, width: '100%', maxWidth: '56rem' }}>
          <Alert severity="info">{translate('backoffice_routes_hint')}</Alert>
          <Panel title={translate('backoffice_routes_details')}>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {translate('backoffice_routes_slug_hint', slug)}
            </Typography>
            {detailKinds.map((kind) => (
              <TextInput
                key={kind}
                source={`details.${kind}`}
                label={translate(`backoffice_routes_${kind}`)}
                validate={[required(), holdsSlug]}
                helperText={false}
                fullWidth
              />
            ))}
          </Panel>
          <Panel title={translate('backoffice_routes_areas')}>
            <TextInput
              source="userBasePath"
              label={translate('backoffice_routes_user')}
              helperText={translate('backoffice_routes_user_hint')}
              validate={required()}
              fullWidth
            />
            <TextInput
              source="appBasePath"
              label={translate('backoffice_routes_app')}
              helperText={translate('backoffice_routes_app_hint')}
              validate={required()}
              fullWidth
            />
          </Panel>
          <CustomCategories />
        </Stack>
      </SimpleForm>
    </EditBase>
  );
}
