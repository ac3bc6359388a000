/** First and last name. */
import * as m from '#messages';
import { TextField } from '#ui/forms/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { SaveOrCancel, ScriptForm } from '#ui/forms/script-form.tsx';
import type { User } from '../../contract.ts';
import { profileLimits } from '../../rules.ts';
import { useEdit } from '../use-edit.ts';

/** The name under which the form's draft is saved. */
export const nameForm = 'name';

type Props = { user: Pick<User, 'firstName' | 'lastName' | 'version'>; onSaved: (user: User) => void; onClose: () => void };

/** Which comes first is the language's custom. */
export function NameForm({ user: { firstName, lastName, version }, onSaved, onClose }: Props) {
  const { locale } = usePageView();
  const { field, save, message, busy } = useEdit({ form: nameForm, path: '/user/editName', version }, { firstName, lastName }, onSaved);
  const fields = [
    { ...field('firstName'), label: m.field_firstName(), autoComplete: 'given-name' },
    { ...field('lastName'), label: m.field_lastName(), autoComplete: 'family-name' },
  ] as const;
  return (
    <ScriptForm busy={busy} message={message} onSend={() => void save()}>
      {(locale === 'en' ? fields : fields.toReversed()).map((one) => (
        <TextField key={one.name} {...one} maxLength={profileLimits.nameLength} />
      ))}
      <SaveOrCancel busy={busy} onCancel={onClose} />
    </ScriptForm>
  );
}
