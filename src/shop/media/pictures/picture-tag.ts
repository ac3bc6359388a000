/** The cache tag of the pictures' files and of what is known of them. */
export const pictureTag = 'pictures';
