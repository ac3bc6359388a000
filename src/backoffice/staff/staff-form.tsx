import {
  BooleanInput,
  Button,
  email,
  FormDataConsumer,
  maxLength,
  minLength,
  PasswordInput,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { grantableAreas, roles, staffPassword } from '#shop/staff/contract.ts';
import Stack from '@mui/material/Stack';
import { callAdmin } from '../api/call-admin.ts';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { useAttempt } from '../components/use-attempt.ts';

const passwordRules = [minLength(staffPassword.min), maxLength(staffPassword.max)];
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

/** Rights that one person has in place of their role's. */
function OwnRights() {
  const translate = useTranslate();
  const choices = useChoices()(['read', 'write'] as const, 'backoffice_right_');
  return (
    <>
      <BooleanInput
        source="rights"
        label={translate('backoffice_own_rights')}
        helperText={translate('backoffice_own_rights_hint')}
        defaultValue={null}
        format={(rights) => typeof rights === 'object' && rights !== null}
        parse={(isOn) => (isOn ? {} : null)}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData['rights'] &&
          grantableAreas.map((area) => (
            <SelectInput
              key={area}
              source={`rights.${area}`}
              label={translate(`backoffice_area_${area}`)}
              choices={choices}
              emptyText={translate('backoffice_right_none')}
              parse={orNothing}
              helperText={false}
              fullWidth
            />
          ))
        }
      </FormDataConsumer>
    </>
  );
}

/** How an owner helps a staff member who cannot sign in. */
function AccessActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const attempt = useAttempt();
  const person = useRecordContext<{ id: string; invited: boolean; secondFactor: boolean }>();
  if (!person) return null;
  const runAction = (action: string, done: string) => () =>
    void attempt(async () => {
      await callAdmin(`/staff/${person.id}/${action}`, { method: 'POST' });
      notify(done, { type: 'success' });
    });
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
      <Button
        label={translate(person.invited ? 'backoffice_invite_again' : 'backoffice_mail_reset')}
        onClick={runAction('mail-link', 'backoffice_link_sent_to')}
      />
      {person.secondFactor && <Button label={translate('backoffice_remove_factors')} onClick={runAction('remove-factors', 'backoffice_factors_removed')} />}
    </Stack>
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
      <OwnRights />
      <PasswordInput
        source="password"
        label={translate('ra.auth.password')}
        helperText={translate('backoffice_invite_hint')}
        validate={passwordRules}
        parse={orNothing}
        autoComplete="new-password"
        fullWidth
      />
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
      <OwnRights />
      <BooleanInput source="disabled" label={translate('backoffice_is_disabled')} />
      <AccessActions />
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
