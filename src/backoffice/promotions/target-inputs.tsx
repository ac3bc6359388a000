import { targetKinds } from '#shop/promotions/contract.ts';
import { TextArrayInput, useTranslate } from 'react-admin';

/** Which goods, by the last part of their addresses. */
export function TargetInputs({ source }: { source: string }) {
  const translate = useTranslate();
  return targetKinds.map((kind) => (
    <TextArrayInput
      key={kind}
      source={`${source}.${kind}`}
      label={translate(`backoffice_promotion_${kind}`)}
      helperText={translate('backoffice_promotion_targets_hint')}
      fullWidth
    />
  ));
}
