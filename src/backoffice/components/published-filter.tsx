import { SelectInput, useTranslate } from 'react-admin';

/** A list's filter by what visitors can see. */
export function usePublishedFilter() {
  const translate = useTranslate();
  const choices = [
    { id: true, name: translate('backoffice_published') },
    { id: false, name: translate('backoffice_hidden') },
  ];
  return <SelectInput key="published" source="published" label={translate('backoffice_visibility')} choices={choices} alwaysOn />;
}
