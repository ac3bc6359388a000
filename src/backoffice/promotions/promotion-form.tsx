import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BooleanInput, DateTimeInput, NumberInput, required, SelectArrayInput, TextInput, useResourceContext, useTranslate } from 'react-admin';
import { useGroupChoices } from '../customers/customer-list.tsx';
import { asText } from '../components/inputs/as-text.ts';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { RuleInputs } from './rule-inputs.tsx';
import { SumInput } from './sum-input.tsx';
import { TargetInputs } from './target-inputs.tsx';
import { newPromotion, writtenPromotion } from './written-promotion.ts';

function WordInputs() {
  const translate = useTranslate();
  return (
    <LanguageTabs languages={shopLanguages}>
      {(lang) => (
        <>
          <TextInput
            source={`texts.${lang}.title`}
            label={translate('backoffice_title')}
            parse={asText}
            {...(lang === 'en' ? { validate: required() } : {})}
            fullWidth
          />
          <TextInput source={`texts.${lang}.description`} label={translate('backoffice_description')} parse={asText} fullWidth multiline minRows={2} />
        </>
      )}
    </LanguageTabs>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, mt: 2, mb: 1 }}>
      {useTranslate()(text)}
    </Typography>
  );
}

function Conditions() {
  const translate = useTranslate();
  const count = (source: string, label: string) => (
    <NumberInput source={source} label={translate(`backoffice_promotion_${label}`)} min={1} step={1} fullWidth />
  );
  return (
    <>
      <DateTimeInput source="startsAt" label={translate('backoffice_promotion_starts')} fullWidth />
      <DateTimeInput source="endsAt" label={translate('backoffice_promotion_ends')} fullWidth />
      <SumInput source="conditions.minSubtotal" label={translate('backoffice_promotion_min_subtotal')} />
      <Box sx={{ height: 16 }} />
      {count('conditions.minQuantity', 'min_quantity')}
      <BooleanInput source="conditions.firstOrder" label={translate('backoffice_promotion_first_order')} />
      <SelectArrayInput source="conditions.customerGroups" label={translate('backoffice_promotion_groups')} choices={useGroupChoices()} fullWidth />
      {count('totalLimit', 'total_limit')}
      {count('perCustomerLimit', 'customer_limit')}
    </>
  );
}

function Inputs() {
  const translate = useTranslate();
  const coupon = useResourceContext() === 'coupons';
  return (
    <>
      {coupon && <TextInput source="code" label={translate('backoffice_promotion_code')} validate={required()} autoComplete="off" fullWidth />}
      <WordInputs />
      <TextInput source="slug" label={translate('backoffice_slug')} validate={required()} fullWidth />
      <BooleanInput source="active" label={translate('backoffice_promotion_active')} />
      <BooleanInput source="listed" label={translate('backoffice_promotion_listed')} />
      <Heading text="backoffice_promotion_rule" />
      <RuleInputs />
      <Heading text="backoffice_promotion_conditions" />
      <Conditions />
      {coupon && <BooleanInput source="claimRequired" label={translate('backoffice_promotion_claim')} />}
      <Heading text="backoffice_promotion_targets" />
      <TargetInputs source="conditions.targets" />
      <Heading text="backoffice_promotion_order" />
      <NumberInput source="priority" label={translate('backoffice_promotion_priority')} min={1} step={1} validate={required()} fullWidth />
      <BooleanInput source="exclusive" label={translate('backoffice_promotion_exclusive')} />
    </>
  );
}

/** A new promotion or coupon. */
export function PromotionCreate() {
  return (
    <CreateForm transform={writtenPromotion} defaultValues={newPromotion}>
      <Inputs />
    </CreateForm>
  );
}

/** Changing a promotion or coupon. */
export function PromotionEdit() {
  return (
    <EditForm transform={writtenPromotion} toolbar={<SaveBar />}>
      <Inputs />
    </EditForm>
  );
}
