/** Tables of records. What a row is about is a link, so that rows open by keyboard, in a new tab and by Ctrl-click. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Children, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import {
  Datagrid,
  DatagridBody,
  DatagridRow,
  useCreatePath,
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

// react-admin lays what can be done with the chosen rows over what stands above the table; here it makes room for itself.
const bulkAbove = { '& .RaBulkActionsToolbar-toolbar': { position: 'static' } };

/** react-admin's table of records, with its rows as links. */
export function RecordTable({ sx, ...props }: DatagridProps) {
  return <Datagrid body={body} {...props} sx={{ ...bulkAbove, ...(sx as object) }} />;
}

/** The same whose columns are chosen; `columns` is the name under which this browser stores them. */
export function ChosenTable({ columns, children, ...props }: DatagridProps & { columns: string }) {
  const { shown, button } = useColumns(columns, children);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'end', px: 1, pt: 0.5 }}>{button}</Box>
      <RecordTable {...props}>{shown}</RecordTable>
    </>
  );
}
