import { RadioButtonGroupInput, Title, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CountriesInput } from '../components/inputs/country-input.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { BoundedInput } from './bounded-input.tsx';
import { SettingsCard } from './settings-card.tsx';

const asked = ['byCountry', 'always', 'never'] as const;

/** The bounds of the schema: `privacySchema` and `visitorsSchema`. */
const mostDays = 3_650;
const retained = [
  { source: 'activityDays', min: 7 },
  { source: 'securityDays', min: 30 },
  { source: 'sessionDays', min: 30 },
  { source: 'guestDays', min: 30 },
] as const;

const Days = ({ source, min }: { source: string; min: number }) => (
  <BoundedInput
    source={source}
    label={`backoffice_privacy_${source}`}
    help={`backoffice_privacy_${source}_hint`}
    min={min}
    max={mostDays}
    unit="backoffice_unit_days"
  />
);

/** Whether visitors are asked before they are counted, and how long what is known of people is stored. */
export function PrivacySettings() {
  const translate = useTranslate();
  const choices = useChoices();
  return (
    <>
      <Title title={translate('backoffice_privacy')} />
      <SettingsCard group="privacy" title={translate('backoffice_privacy_title')} hint={translate('backoffice_privacy_hint')}>
        <RadioButtonGroupInput
          source="consent"
          label={translate('backoffice_privacy_consent')}
          choices={choices(asked, 'backoffice_privacy_consent_')}
          row={false}
          helperText={translate('backoffice_privacy_consent_hint')}
        />
        <ConsentCountries />
        {retained.map((one) => (
          <Days key={one.source} {...one} />
        ))}
      </SettingsCard>
      <SettingsCard group="visitors" title={translate('backoffice_visitors_title')} hint={translate('backoffice_visitors_hint')}>
        <Days source="keepDays" min={1} />
      </SettingsCard>
    </>
  );
}

/** Only where it depends on the country. */
function ConsentCountries() {
  const translate = useTranslate();
  return useWatch({ name: 'consent' }) === 'byCountry' ? (
    <CountriesInput source="countries" label={translate('backoffice_privacy_countries')} helperText={translate('backoffice_privacy_countries_hint')} />
  ) : null;
}
