import { BooleanInput, email, maxLength, minLength, PasswordInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { roles } from '#shop/staff/contract.ts';
import { CreateForm, EditForm } from '../look/record-form.tsx';
import { SaveBar } from '../look/save-bar.tsx';
import { useChoices } from '../look/use-choices.ts';

const shortestPassword = 10;
const passwordRules = [minLength(shortestPassword), maxLength(128)];
/** An empty password is none: the old one stays. */
const orNothing = (value: string) => (value === '' ? undefined : value);

function RoleInput() {
  const translate = useTranslate();
  const choices = useChoices()(roles, 'backoffice_role_');
  return (
    <SelectInput
      source="role"
      label={translate('backoffice_role')}
      choices={choices}
      validate={required()}
      helperText={translate('backoffice_role_hint')}
      fullWidth
    />
  );
}

/** A new member of staff. */
export function StaffCreate() {
  const translate = useTranslate();
  return (
    <CreateForm>
      <TextInput source="email" label={translate('ra.auth.username')} type="email" validate={[required(), email()]} autoComplete="off" fullWidth />
      <TextInput source="name" label={translate('backoffice_person')} validate={required()} autoComplete="off" fullWidth />
      <RoleInput />
      <PasswordInput source="password" label={translate('ra.auth.password')} validate={[required(), ...passwordRules]} autoComplete="new-password" fullWidth />
    </CreateForm>
  );
}

/** Changing a member of staff. */
export function StaffEdit() {
  const translate = useTranslate();
  return (
    <EditForm toolbar={<SaveBar />}>
      <TextInput source="email" label={translate('ra.auth.username')} readOnly fullWidth />
      <TextInput source="name" label={translate('backoffice_person')} validate={required()} fullWidth />
      <RoleInput />
      <BooleanInput source="disabled" label={translate('backoffice_is_disabled')} />
      <PasswordInput
        source="password"
        label={translate('backoffice_new_password')}
        validate={passwordRules}
        parse={orNothing}
        autoComplete="new-password"
        fullWidth
      />
    </EditForm>
  );
}
