import { NumberInput, TextInput, Title, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { shopLanguages } from '../components/languages.ts';
import { BoundedInput } from './bounded-input.tsx';
import { SettingsCard } from './settings-card.tsx';

/** Until when returns are taken, and where goods are sent back to. */
export function ReturnSettings() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('backoffice_return_settings')} />
      <SettingsCard group="returns">
        <BoundedInput source="windowDays" label="backoffice_return_window" min={1} max={3_650} />
        <BoundedInput source="logisticsDays" label="backoffice_return_logistics_days" min={1} max={365} />
        <NumberInput
          source="decisionDays"
          label={translate('backoffice_return_decision_days')}
          helperText={translate('backoffice_return_days_hint')}
          min={1}
          max={60}
          step={1}
        />
        <NumberInput
          source="settlementDays"
          label={translate('backoffice_return_settlement_days')}
          helperText={translate('backoffice_return_days_hint')}
          min={1}
          max={60}
          step={1}
        />
        {shopLanguages.map(({ lang, name }) => (
          <TextInput key={`consignee.${lang}`} source={`consignee.${lang}`} label={`${translate('backoffice_consignee')} · ${name}`} parse={asText} fullWidth />
        ))}
        <TextInput source="contactNumber" label={translate('backoffice_phone')} parse={asText} fullWidth />
        {shopLanguages.map(({ lang, name }) => (
          <TextInput
            key={`detailedAddress.${lang}`}
            source={`detailedAddress.${lang}`}
            label={`${translate('backoffice_return_address')} · ${name}`}
            parse={asText}
            multiline
            fullWidth
          />
        ))}
      </SettingsCard>
    </>
  );
}
