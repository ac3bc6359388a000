import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useInput, useTranslate } from 'react-admin';
import type { StaffTopic } from '#shop/content/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { listingTitle } from '../components/listings/listing-title.ts';

const most = 100;

/** Categories or tags of an article, chosen by their names; what is stored are their ids. */
export function TopicPicker({ source, resource, label }: { source: string; resource: 'article-categories' | 'article-tags'; label: string }) {
  const translate = useTranslate();
  const { field } = useInput({ source });
  const { data = [] } = useQuery({
    queryKey: [resource, 'picker'],
    queryFn: async () => (await callAdmin<{ items: StaffTopic[] }>(`/${resource}?size=${most}`)).data.items,
  });
  // An input without a value has an empty text.
  const chosen = (field.value || []) as string[];
  return (
    <Autocomplete<StaffTopic, true>
      multiple
      size="small"
      options={data}
      value={data.filter(({ id }) => chosen.includes(id))}
      getOptionLabel={listingTitle}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={translate('backoffice_pick_nothing')}
      onChange={(_, topics) => field.onChange(topics.map(({ id }) => id))}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
