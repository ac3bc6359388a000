import { BooleanInput, Title, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BoundedInput } from './bounded-input.tsx';
import { SettingsCard } from './settings-card.tsx';

/** The bounds of the schema: `accountsSchema`. */
const shortest = { min: 6, max: 64 };
const longest = { min: 20, max: 128 };

/** What shoppers are asked for when they make an account. */
export function AccountSettings() {
  const translate = useTranslate();
  const asked = (source: string) => (
    <BooleanInput source={source} label={translate(`backoffice_accounts_${source}`)} helperText={translate(`backoffice_accounts_${source}_hint`)} />
  );
  return (
    <>
      <Title title={translate('backoffice_accounts')} />
      <SettingsCard group="accounts" hint={translate('backoffice_accounts_hint')}>
        {asked('askName')}
        {asked('askBirthday')}
        <PasswordBounds />
      </SettingsCard>
    </>
  );
}

function PasswordBounds() {
  const most: unknown = useWatch({ name: 'passwordMax' });
  // The shortest may not be longer than the longest, whichever of the two is changed.
  const upTo = typeof most === 'number' ? Math.min(shortest.max, most) : shortest.max;
  return (
    <>
      <BoundedInput
        source="passwordMin"
        label="backoffice_accounts_passwordMin"
        help="backoffice_accounts_passwordMin_hint"
        min={shortest.min}
        max={Math.max(shortest.min, upTo)}
        unit="backoffice_unit_characters"
      />
      <BoundedInput
        source="passwordMax"
        label="backoffice_accounts_passwordMax"
        help="backoffice_accounts_passwordMax_hint"
        {...longest}
        unit="backoffice_unit_characters"
      />
    </>
  );
}
