import type { StaffContentItem } from '#shop/content/contract.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { FunctionField, SimpleList, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { usePublishedFilter } from '../components/published-filter.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { SideBySide, TitleCell } from '../components/row-label.tsx';
import { RecordTable } from '../components/record-table.tsx';

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

const below = ({ slug, categories }: StaffContentItem) => [`/${slug}`, ...categories.map(({ title }) => title)].join(' · ');

/** The list of articles, of pages, or of entries. */
export function ContentList() {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <RecordList
      filters={[searchFilter, usePublishedFilter()]}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      views
      narrow={
        <SimpleList<StaffContentItem>
          primaryText={(content) => content.title}
          secondaryText={(content) => (
            <SideBySide>
              {below(content)}
              <StateChips content={content} />
            </SideBySide>
          )}
          rowClick="edit"
        />
      }
    >
      <RecordTable spare={['author', 'publishAt']} rowClick="edit" bulkActionButtons={false}>
        <FunctionField<StaffContentItem>
          source="title"
          label={translate('backoffice_title')}
          render={(content) => <TitleCell title={content.title} below={below(content)} />}
        />
        <FunctionField<StaffContentItem> key="author" label={translate('backoffice_content_author')} sortable={false} render={({ author }) => author} />
        <FunctionField<StaffContentItem>
          key="state"
          label={translate('backoffice_status')}
          sortable={false}
          render={(content) => <StateChips content={content} />}
        />
        <FunctionField<StaffContentItem>
          source="publishAt"
          label={translate('backoffice_content_from')}
          render={({ publishAt }) => (publishAt === null ? '' : moment(publishAt))}
        />
        <FunctionField<StaffContentItem> source="updatedAt" label={translate('backoffice_templates_changed')} render={({ updatedAt }) => moment(updatedAt)} />
      </RecordTable>
    </RecordList>
  );
}
