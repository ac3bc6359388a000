/** Parts of the page of one record. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Show, useCreatePath, useGetOne, useResourceContext } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { ReadFailed, showFailure } from './failures/read-failed.tsx';

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The page of one record. The API finds orders and returns by their numbers too; such an address leads to the record's own. */
export function RecordPage({ children }: { children: ReactNode }) {
  const { id = '' } = useParams();
  const page = (
    <Show actions={false} component="div" {...showFailure}>
      {children}
    </Show>
  );
  return idPattern.test(id) ? page : <LeadToRecord key={id} number={id} page={page} />;
}

/** Guests among the customers have ids of their own kind: `page` is theirs. */
function LeadToRecord({ number, page }: { number: string; page: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { data, error, refetch } = useGetOne(resource, { id: number }, { retry: false });
  if (error) return <ReadFailed error={error as Error} onRetry={() => void refetch()} list={`/${resource}`} />;
  if (!data) return null;
  return data.id === number ? page : <Navigate replace to={createPath({ resource, type: 'show', id: data.id })} />;
}

type RecordHeadProps = {
  title: string;
  /** A line on what it is. */
  about: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** Where it stands, below. */
  children: ReactNode;
};

/** The head of a record's page: its name and state, and the actions beside them. */
export function RecordHead({ title, about, actions, children }: RecordHeadProps) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" variant="h5" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
        {children}
      </Box>
      {actions}
    </Stack>
  );
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

/** What a page is for, and what one looks up meanwhile; one above the other where there is no room. */
export function MainAndSide({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Box sx={column}>{main}</Box>
      <Box sx={column}>{side}</Box>
    </Box>
  );
}
