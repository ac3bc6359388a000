/** A promotion or coupon on one page: what it takes, off which goods, for whom and when; and what that comes to. */
import Stack from '@mui/material/Stack';
import { BooleanInput, Create, Edit, Form, NumberInput, required, SelectArrayInput, TextInput, useResourceContext, useTranslate } from 'react-admin';
import { warningsOf, type Weighed } from '#shop/promotions/contract.ts';
import { asText } from '../components/inputs/as-text.ts';
import { ConfirmingSaveBar } from '../components/confirming-save-bar.tsx';
import { RecordPictureInput } from '../components/inputs/record-picture-input.tsx';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { useGroupChoices } from '../customers/customer-list.tsx';
import { CodesCard } from './codes-card.tsx';
import { PromotionActions } from './promotion-actions.tsx';
import { ResultsCard } from './results-card.tsx';
import { RuleInputs } from './rule-inputs.tsx';
import { SumInput } from './sum-input.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TargetInputs } from './target-inputs.tsx';
import { TryCard } from './try-card.tsx';
import { useTitled } from './use-summary.ts';
import { newPromotion, writtenPromotion } from './written-promotion.ts';
import { editFailure } from '../components/failures/read-failed.tsx';
import { MomentInput } from '../components/moments/moment-input.tsx';

function WordsCard() {
  const translate = useTranslate();
  const isCoupon = useResourceContext() === 'coupons';
  return (
    <Panel title={translate('backoffice_promotion_texts')}>
      {isCoupon && <TextInput source="code" label={translate('backoffice_promotion_code')} validate={required()} autoComplete="off" fullWidth />}
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
      <TextInput source="slug" label={translate('backoffice_slug')} helperText={translate('backoffice_promotion_slug_hint')} parse={asText} fullWidth />
    </Panel>
  );
}

function RuleCard() {
  return (
    <Panel title={useTranslate()('backoffice_promotion_rule')}>
      <RuleInputs />
    </Panel>
  );
}

function TargetsCard() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_promotion_targets')}>
      {translate('backoffice_promotion_everything_hint')}
      <Stack sx={{ mt: 1.5 }}>
        <TargetInputs source="conditions.targets" />
      </Stack>
    </Panel>
  );
}

function ConditionsCard() {
  const translate = useTranslate();
  const isCoupon = useResourceContext() === 'coupons';
  const markets = useTitled('markets');
  return (
    <Panel title={translate('backoffice_promotion_conditions')}>
      <SumInput source="conditions.minSubtotal" label={translate('backoffice_promotion_min_subtotal')} />
      <Stack sx={{ mt: 2 }}>
        <CountInput source="conditions.minQuantity" label="min_quantity" />
      </Stack>
      <BooleanInput source="conditions.firstOrder" label={translate('backoffice_promotion_first_order')} helperText={false} />
      {isCoupon && <BooleanInput source="claimRequired" label={translate('backoffice_promotion_claim')} helperText={false} />}
      <SelectArrayInput source="conditions.customerGroups" label={translate('backoffice_promotion_groups')} choices={useGroupChoices()} fullWidth />
      {markets.length > 1 && <SelectArrayInput source="conditions.markets" label={translate('backoffice_promotion_markets')} choices={markets} fullWidth />}
    </Panel>
  );
}

function CountInput({ source, label }: { source: string; label: string }) {
  return <NumberInput source={source} label={useTranslate()(`backoffice_promotion_${label}`)} min={1} step={1} fullWidth />;
}

function StateCard() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_promotion_state')}>
      <BooleanInput source="active" label={translate('backoffice_promotion_active')} helperText={false} />
      <BooleanInput source="listed" label={translate('backoffice_promotion_listed')} helperText={false} />
      <MomentInput source="startsAt" label={translate('backoffice_promotion_starts')} />
      <MomentInput source="endsAt" label={translate('backoffice_promotion_ends')} />
    </Panel>
  );
}

function PictureCard() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_picture')}>
      {translate('backoffice_promotion_picture_hint')}
      <Stack sx={{ mt: 1.5 }}>
        <RecordPictureInput />
      </Stack>
    </Panel>
  );
}

function LimitsCard() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_promotion_limits')}>
      <CountInput source="perCustomerLimit" label="customer_limit" />
      <CountInput source="totalLimit" label="total_limit" />
      <NumberInput source="priority" label={translate('backoffice_promotion_priority')} min={1} step={1} validate={required()} fullWidth />
      <BooleanInput source="exclusive" label={translate('backoffice_promotion_exclusive')} helperText={false} />
    </Panel>
  );
}

function Fields({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <MainAndSide
        main={
          <>
            <WordsCard />
            <RuleCard />
            <TargetsCard />
            <ConditionsCard />
          </>
        }
        side={
          <>
            <SummaryCard />
            <StateCard />
            <PictureCard />
            <LimitsCard />
            <TryCard />
            {!isNew && <CodesCard />}
            {!isNew && <ResultsCard />}
          </>
        }
      />
      <ConfirmingSaveBar<Weighed> doubtsOf={(values) => warningsOf(values).map((warning) => translate(`backoffice_promotion_warning_${warning}`))} />
    </>
  );
}

/** A new promotion or coupon. */
export function PromotionCreate() {
  return (
    <Create redirect="edit" transform={writtenPromotion} component="div">
      <Form defaultValues={newPromotion} warnWhenUnsavedChanges>
        <Fields isNew />
      </Form>
    </Create>
  );
}

/** Changing a promotion or coupon. */
export function PromotionEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} {...editFailure} transform={writtenPromotion} actions={<PromotionActions />} component="div">
      <Form warnWhenUnsavedChanges>
        <Fields isNew={false} />
      </Form>
    </Edit>
  );
}
