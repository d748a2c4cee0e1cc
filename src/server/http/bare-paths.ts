/** Two paths that old clients request without a version; they are routed to v1. */
const BARE = /^\/[a-z]+-services(?=\/poll\/(?:fetch\/)?vote(?:\?|$))/;

export const withVersion = (url: string): string => url.replace(BARE, '$&/v1');
