import Avatar from '@mui/material/Avatar';

/** A small picture of a product, or the first letter of its title. */
export function Thumbnail({ image, title }: { image: { id: string } | null | undefined; title: string }) {
  return (
    <Avatar variant="rounded" src={image ? `/media/${image.id}/160.webp` : undefined} alt="" sx={{ width: 48, height: 48, bgcolor: 'action.hover' }}>
      {title.slice(0, 1)}
    </Avatar>
  );
}
