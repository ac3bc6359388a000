/** Categories, tags, brands and collections as staff keep them; for other slices, what of them nobody sees. */
export { unpublishedListings } from '../lists/read-listing.ts';
