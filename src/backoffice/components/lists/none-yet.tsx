/** What a list is for while it has nothing. */
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CreateButton, useGetResourceLabel, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';

type None = { title: string; text: string };

/** What is said of a resource that has nothing yet (`backoffice_none_<resource>`); null where nobody wrote anything. */
export function useNoneYet(given: string | undefined): None | null {
  const translate = useTranslate();
  const around = useResourceContext() ?? '';
  const resource = given ?? around;
  const name = useGetResourceLabel()(resource, 2);
  const text = translate(`backoffice_none_${resource.replaceAll('-', '_')}`, { _: '' });
  return text === '' ? null : { title: translate('backoffice_none_title', { name }), text };
}

/** See above, with the way to the first where one is made here. */
export function NoneYet({ title, text }: None) {
  const { hasCreate } = useResourceDefinition();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: 8, px: 2 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '34rem' }}>
        {text}
      </Typography>
      {hasCreate && <CreateButton variant="contained" />}
    </Stack>
  );
}
