/** The names that callers give users and sessions: in bodies, paths, keys and settings alike. */
export const IDENTIFIER = /^[A-Za-z0-9._:@|+=~-]{1,128}$/;

/** The same in words, for refusals and for the OpenAPI document. */
export const IDENTIFIER_RULE = '1-128 characters of A-Z a-z 0-9 . _ : @ | + = ~ -';
