import type { StaffContentItem } from '#shop/content/contract.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Datagrid, FunctionField, List, SearchInput, SelectInput, SimpleList, useTranslate } from 'react-admin';
import { listOnly } from '../look/list-only.ts';
import { useMoment } from '../look/money.tsx';

type RowProps = { content: StaffContentItem };

/** Whether visitors see it now, and whether something newer is written. */
function StateChips({ content }: RowProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip
        size="small"
        variant="outlined"
        color={content.state === 'shown' ? 'success' : content.state === 'scheduled' ? 'info' : 'default'}
        label={translate(`backoffice_content_${content.state}`)}
      />
      {content.hasDraft && <Chip size="small" color="warning" variant="outlined" label={translate('backoffice_templates_draft')} />}
    </Box>
  );
}

function useFilters() {
  const translate = useTranslate();
  const choices = [
    { id: true, name: translate('backoffice_published') },
    { id: false, name: translate('backoffice_hidden') },
  ];
  return [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="published" source="published" label={translate('backoffice_visibility')} choices={choices} alwaysOn />,
  ];
}

const below = ({ type, slug }: StaffContentItem) => [type, slug].filter((part) => part !== '').join(' · ');

/** The list of articles, of pages, or of entries. */
export function ContentList() {
  const translate = useTranslate();
  const moment = useMoment();
  const narrow = useMediaQuery('(max-width: 720px)');
  return (
    <List filters={useFilters()} sort={{ field: 'updatedAt', order: 'DESC' }} perPage={25} exporter={false} queryOptions={listOnly} empty={false}>
      {narrow ? (
        <SimpleList<StaffContentItem>
          primaryText={(content) => content.title}
          secondaryText={(content) => (
            <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              {below(content)}
              <StateChips content={content} />
            </Box>
          )}
          rowClick="edit"
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <FunctionField<StaffContentItem>
            source="title"
            label={translate('backoffice_title')}
            render={(content) => (
              <>
                <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
                  {content.title}
                </Typography>
                <Typography component="span" variant="caption" color="text.secondary">
                  {below(content)}
                </Typography>
              </>
            )}
          />
          <FunctionField<StaffContentItem> label={translate('backoffice_content_author')} sortable={false} render={({ author }) => author} />
          <FunctionField<StaffContentItem> label={translate('backoffice_status')} sortable={false} render={(content) => <StateChips content={content} />} />
          <FunctionField<StaffContentItem>
            source="publishAt"
            label={translate('backoffice_content_from')}
            render={({ publishAt }) => (publishAt === null ? '' : moment(publishAt))}
          />
          <FunctionField<StaffContentItem> source="updatedAt" label={translate('backoffice_templates_changed')} render={({ updatedAt }) => moment(updatedAt)} />
        </Datagrid>
      )}
    </List>
  );
}
