import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { CollectionRule, PickedProduct } from '#shop/catalog/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { Thumbnail } from '../components/thumbnail.tsx';
import { useSettled } from '../components/inputs/use-settled.ts';

type Preview = { total: number; more: boolean; items: PickedProduct[] };

const isComplete = ({ conditions }: CollectionRule) => conditions.every(({ value }) => value !== '' && !Number.isNaN(value));

/** Which products a rule matches, while it is written. */
export function RulePreview({ rule }: { rule: CollectionRule }) {
  const translate = useTranslate();
  const settled = useSettled(rule);
  const { data } = useQuery({
    queryKey: ['rule-preview', settled],
    queryFn: async () => (await callAdmin<Preview>('/collections/preview', { method: 'POST', body: { rule: settled } })).data,
    enabled: isComplete(settled),
    placeholderData: (before) => before,
    retry: false,
  });
  const words = !isComplete(rule) ? 'backoffice_rule_incomplete' : data?.more ? 'backoffice_rule_matches_more' : 'backoffice_rule_matches';
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography component="output" sx={{ fontWeight: 600, display: 'block' }}>
        {data || !isComplete(rule) ? translate(words, { number: data?.total ?? 0 }) : translate('ra.page.loading')}
      </Typography>
      {isComplete(rule) && data && data.items.length > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' }}
        >
          {data.items.map((product) => (
            <Box component="li" key={product.id} sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
              <Thumbnail image={product.image} title={product.title} />
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {product.title}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
