import { Create, required, SimpleForm, TextInput, useTranslate } from 'react-admin';
import { SaveBar } from '../components/save-bar.tsx';

/** Begins a template for single products or pages. */
export function TemplateCreate() {
  const translate = useTranslate();
  return (
    <Create redirect="edit">
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
        <TextInput
          source="name"
          label={translate('backoffice_templates_name')}
          helperText={translate('backoffice_templates_name_hint')}
          validate={required()}
          fullWidth
        />
      </SimpleForm>
    </Create>
  );
}
