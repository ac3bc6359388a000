import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { languageNames } from '#kit/pure/languages.ts';
import type { GroupRule } from '#shop/accounts/contract.ts';
import type { GroupPreview as Found } from '#shop/customers/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { useCountryName } from '../components/inputs/country-input.tsx';
import { useSettled } from '../components/inputs/use-settled.ts';
import { isComplete, ruleSummary } from './rule-summary.ts';

/** Says a rule in a sentence, in the language of the back office. */
export function useRuleSummary(): (rule: GroupRule) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const countryName = useCountryName();
  return (rule) =>
    ruleSummary(rule, {
      locale,
      translate: (key, values) => translate(key, values),
      nameOf: (kind, code) => (kind === 'country' ? countryName(code) : ((languageNames as Record<string, string | undefined>)[code] ?? code)),
    });
}

/** The rule in a sentence, how many customers it finds, and the newest of them, while it is written. */
export function GroupPreview({ rule }: { rule: GroupRule }) {
  const translate = useTranslate();
  const summary = useRuleSummary()(rule);
  const isWhole = rule.conditions.every(isComplete);
  const settled = useSettled(rule);
  const { data, isError } = useQuery({
    queryKey: ['group-preview', settled],
    queryFn: async () => (await callAdmin<Found>('/customer-groups/preview', { method: 'POST', body: { rule: settled } })).data,
    enabled: settled.conditions.every(isComplete),
    placeholderData: (before) => before,
    retry: false,
  });
  const words = () => {
    if (!isWhole) return translate('backoffice_group_incomplete');
    if (isError) return translate('backoffice_group_preview_failed');
    if (!data) return translate('ra.page.loading');
    if (data.total === null) return translate('backoffice_group_too_many');
    return translate(data.more ? 'backoffice_group_finds_more' : 'backoffice_group_finds', { smart_count: data.total });
  };
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      {summary !== '' && <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>{summary}</Typography>}
      <Typography component="output" sx={{ fontWeight: 600, display: 'block' }}>
        {words()}
      </Typography>
      {isWhole && !isError && data && data.items.length > 0 && <People found={data.items} />}
    </Box>
  );
}

function People({ found }: { found: Found['items'] }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Box
      component="ul"
      aria-label={translate('backoffice_group_newest')}
      sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' }}
    >
      {found.map(({ id, name, email, mobile }) => (
        <Box component="li" key={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={createPath({ resource: 'customers', id, type: 'show' })} target="_blank" variant="body2">
            {name || (email ?? mobile)}
          </Link>
          {name && (
            <Typography variant="caption" color="text.secondary" component="div">
              {email ?? mobile}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
