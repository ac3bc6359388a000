import { EditBase, SimpleForm, TextInput, Title, useTranslate } from 'react-admin';
import { SaveBar } from '../look/save-bar.tsx';
import Paper from '@mui/material/Paper';

const languages = [
  { lang: 'en', name: 'English' },
  { lang: 'zh', name: '简体中文' },
  { lang: 'zh-HK', name: '繁體中文' },
];
const asText = (value: string | null) => value ?? '';

/** Who runs the shop: its name in all languages, and how to reach it. */
export function ShopSettings() {
  const translate = useTranslate();
  return (
    <EditBase resource="settings" id="shop" mutationMode="pessimistic" redirect={false}>
      <Title title={translate('backoffice_shop')} />
      <Paper sx={{ mt: 2 }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
          {languages.map(({ lang, name }) => (
            <TextInput key={`name.${lang}`} source={`name.${lang}`} label={`${translate('backoffice_shop_name')} · ${name}`} parse={asText} fullWidth />
          ))}
          {languages.map(({ lang, name }) => (
            <TextInput key={`tagline.${lang}`} source={`tagline.${lang}`} label={`${translate('backoffice_tagline')} · ${name}`} parse={asText} fullWidth />
          ))}
          <TextInput source="email" label={translate('ra.auth.username')} type="email" parse={asText} fullWidth />
          <TextInput source="phone" label={translate('backoffice_phone')} parse={asText} fullWidth />
        </SimpleForm>
      </Paper>
    </EditBase>
  );
}
