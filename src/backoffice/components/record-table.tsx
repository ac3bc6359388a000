/** Tables of records. What a row is about is a link, so that rows open by keyboard, in a new tab and by Ctrl-click. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Children, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import {
  Datagrid,
  DatagridBody,
  DatagridRow,
  useCreatePath,
  useListContext,
  useRecordContext,
  useResourceContext,
  type DatagridProps,
  type DatagridRowProps,
} from 'react-admin';
import { Link } from 'react-router';
import { useColumns } from './lists/columns.tsx';

type LinkedFieldProps = { field: ReactElement; to: string };

// A click on the row goes there too; one on the link must not go twice, nor leave this page when it opens another tab.
const stop = (event: MouseEvent) => event.stopPropagation();

function LinkedField({ field, to }: LinkedFieldProps) {
  return (
    <MuiLink component={Link} to={to} onClick={stop} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
      {field}
    </MuiLink>
  );
}

/** A row whose first field leads to the record; a column of pictures (`cellClassName="picture"`) says nothing, so the next one does. */
function LinkedRow({ children, ...props }: DatagridRowProps) {
  const resource = useResourceContext();
  const record = useRecordContext(props);
  const createPath = useCreatePath();
  const { rowClick } = props;
  if ((rowClick !== 'edit' && rowClick !== 'show') || !record || !resource) return <DatagridRow {...props}>{children}</DatagridRow>;
  const to = createPath({ resource, id: record.id, type: rowClick });
  return <DatagridRow {...props}>{linked(children, to)}</DatagridRow>;
}

// A cell takes its alignment and its classes from the props of its field, so the link has them too.
function linked(children: ReactNode, to: string): ReactNode {
  const fields = Children.toArray(children).filter((field) => isValidElement<{ cellClassName?: string }>(field));
  const about = fields.find((field) => field.props.cellClassName !== 'picture');
  return fields.map((field) => (field === about ? <LinkedField key={field.key} {...field.props} field={field} to={to} /> : field));
}

const body = <DatagridBody row={<LinkedRow />} />;

// react-admin lays what can be done with the chosen rows over what stands above the table; here it makes room for itself, as many lines as it
// needs, and no wider than the table.
const bulkAbove = {
  '&& .RaBulkActionsToolbar-toolbar': { position: 'static', width: 0, minWidth: '100%' },
  '&& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': { height: 'auto', flexWrap: 'wrap', transform: 'none' },
  '&& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', minWidth: 0 },
};

type RecordTableProps = DatagridProps & {
  /** Columns that a narrow screen hides until they are chosen, by their `source` or key. */
  spare?: readonly string[];
};

/** react-admin's table of records, with its rows as links; of more than three columns, people choose which they see. */
export function RecordTable({ sx, children, spare, ...props }: RecordTableProps) {
  const { total = 0 } = useListContext();
  const { shown, button } = useColumns(useResourceContext() ?? '', { children, ...(spare && { spare }) });
  return (
    <>
      {total > 0 && button && <Box sx={{ display: 'flex', justifyContent: 'end', px: 1, pt: 0.5 }}>{button}</Box>}
      <Datagrid body={body} {...props} sx={{ ...bulkAbove, ...(sx as object) }}>
        {shown}
      </Datagrid>
    </>
  );
}
