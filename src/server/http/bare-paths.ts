/** Two paths old clients ask for without a version; they mean the first. */
const BARE = /^\/[a-z]+-services(?=\/poll\/(?:fetch\/)?vote(?:\?|$))/;

export const withVersion = (url: string): string => url.replace(BARE, '$&/v1');
