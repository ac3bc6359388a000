import { BooleanInput, Title, useTranslate } from 'react-admin';
import { SettingsCard } from './settings-card.tsx';

/** Which reviews wait to be looked at. */
export function ReviewSettings() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('backoffice_review_settings')} />
      <SettingsCard group="reviews" hint={translate('backoffice_review_settings_hint')}>
        <BooleanInput
          source="autoApproveVerified"
          label={translate('backoffice_reviews_autoApproveVerified')}
          helperText={translate('backoffice_reviews_autoApproveVerified_hint')}
        />
      </SettingsCard>
    </>
  );
}
