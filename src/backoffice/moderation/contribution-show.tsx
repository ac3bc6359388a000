import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { ScreenLink } from '../components/rights/screen-link.tsx';
import { ShopLink } from '../components/shop-link.tsx';
import type { Contribution, ContributionKind } from './contribution.ts';
import { ContributionActions } from './contribution-actions.tsx';
import { ContributionStatusChip } from './contribution-list.tsx';

/** A contribution in full, and what may be done with it now. */
export function ContributionShow<Stored>({ kind, resource }: { kind: ContributionKind<Stored>; resource: string }) {
  return (
    <RecordPage>
      <Details kind={kind} resource={resource} />
    </RecordPage>
  );
}

function Details<Stored>({ kind, resource }: { kind: ContributionKind<Stored>; resource: string }) {
  const record = useRecordContext();
  const moment = useMoment();
  if (!record) return null;
  const contribution = kind.toContribution(record as unknown as Stored);
  return (
    <Stack sx={{ gap: 2, maxWidth: 860, mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="p" variant="h6">
          {contribution.who}
        </Typography>
        <ContributionStatusChip contribution={contribution} />
        <Typography variant="body2" color="text.secondary">
          {moment(contribution.at)}
        </Typography>
      </Stack>
      <Panel title={contribution.about || '–'}>
        {contribution.words !== '' && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{contribution.words}</Typography>}
        <DetailRows contribution={contribution} />
        {contribution.html !== undefined && <Written contribution={contribution} />}
        <Stack direction="row" sx={{ gap: 1.5, mt: 2, flexWrap: 'wrap' }}>
          {contribution.pictures.map((address) => (
            <Box key={address} component="img" src={address} alt="" sx={{ width: 160, height: 160, objectFit: 'cover', borderRadius: 1 }} />
          ))}
        </Stack>
      </Panel>
      {contribution.shownAt && <ShopLink path={contribution.shownAt} />}
      <ContributionActions contribution={contribution} resource={resource} />
    </Stack>
  );
}

/** An article as it was written, small enough to be judged at a glance. */
function Written({ contribution }: { contribution: Contribution }) {
  const looks = {
    mt: 3,
    pt: 2,
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    lineHeight: 1.6,
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
    '& blockquote': { borderInlineStart: 2, borderColor: 'divider', ml: 0, pl: 2, color: 'text.secondary' },
  };
  // Sanitised by the server when it was saved.
  return <Box component="article" lang={contribution.lang} sx={looks} dangerouslySetInnerHTML={{ __html: contribution.html ?? '' }} />;
}

function DetailRows({ contribution }: { contribution: Contribution }) {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(8rem, 1fr) 3fr' }, columnGap: 2, rowGap: 0.5, mt: 2, mb: 0 }}>
      {contribution.details.map((detail) => [
        <Typography key={`${detail.label} ${detail.at ?? ''} title`} component="dt" variant="body2" color="text.secondary">
          {detail.inWords ? detail.label : translate(detail.label)}
          {detail.at !== undefined && ` · ${moment(detail.at)}`}
        </Typography>,
        <Typography key={`${detail.label} ${detail.at ?? ''}`} component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Value detail={detail} />
        </Typography>,
      ])}
    </Box>
  );
}

function Value({ detail: { key, value, path } }: { detail: Contribution['details'][number] }) {
  const translate = useTranslate();
  if (path !== undefined) return <ScreenLink to={path}>{value}</ScreenLink>;
  return key === undefined ? value : translate(key);
}
