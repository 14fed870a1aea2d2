// Generated from openapi/ by generate.ts. Do not edit.

export interface paths {
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest actions of staff. */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people and kinds of records to filter actions by. */
        get: operations["listActivityFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The earlier versions of a blog. */
        get: operations["listBlogVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An earlier version of a blog, beside its present state. */
        get: operations["getBlogVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/versions/{versionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an earlier version of a blog the present one. */
        post: operations["restoreBlogVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted-blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deleted blogs that can be restored. */
        get: operations["listDeletedBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted-blogs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a deleted blog again. */
        post: operations["restoreDeletedBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Values of a record, by field. */
        RecordedValues: RecordedValues;
        /** @description An action of a member of staff, a login, or a command of the operator. */
        Activity: Activity;
        /** @description The call succeeded. A response without this member succeeds by its HTTP status. */
        OkStatus: {
            /** @description 200 is success, and no other code (section 9). */
            statusCode?: number | string | null;
            /** @description A message for a person. */
            message?: string | null;
            /** @description Empty or absent. */
            errors?: Record<string, never> | null;
        } | null;
        /** @description Why a call was refused: by HTTP status, or inside a 200 by another `statusCode` than 200 or by `errors`. A refusal may also have no envelope, only an HTTP status and a message. */
        Status: Status;
        /** @description A call that was refused. */
        Refusal: Refusal;
        ActivityPerson: ActivityPerson;
        /** @description The people and the kinds of records that the recorded actions have. */
        ActivityFilters: ActivityFilters;
        /** @description A blog as it was until a change replaced it. */
        BlogVersion: BlogVersion;
        /** @description What staff can change of a blog. */
        BlogContent: BlogContent;
        /** @description A version and the present state of its blog. */
        BlogVersionDetails: BlogVersionDetails;
        RestoredBlog: RestoredBlog;
        /** @description A deleted blog that can be restored. */
        DeletedBlog: DeletedBlog;
    };
    responses: {
        /** @description The call is refused. `status.message` says why, `status.errors` names the fields. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface RecordedValues {
    [key: string]: unknown;
}
export interface Activity {
    id: number;
    /** Format: date-time */
    at: string;
    /** @description The id of the person; `operator` for a command of the operator. */
    staffId: string;
    staffName: string;
    /** @description The noun of a record and what happened to it: `blog.deleted`. */
    action: string;
    /** @description The name or id of the record. */
    subject: string | null;
    /** @description The changed fields with their values before the change; null for a new record. Phone numbers and e-mail addresses are partly hidden. */
    before: components["schemas"]["RecordedValues"] | null;
    /** @description The changed fields with their values after the change; null for a deleted record. */
    after: components["schemas"]["RecordedValues"] | null;
    /** @description The `x-request-id` of the response. */
    requestId: string;
}
export type OkStatus = components['schemas']['OkStatus'];
export interface Status {
    statusCode: number;
    /** @description A message for a person. */
    message?: string | null;
    /** @description Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
    errors?: {
        [key: string]: unknown;
    } | null;
}
export interface Refusal {
    status: components["schemas"]["Status"];
}
export interface ActivityPerson {
    id: string;
    /** @description The name in the newest action. */
    name: string;
}
export interface ActivityFilters {
    people: components["schemas"]["ActivityPerson"][];
    /** @description Nouns of actions, such as `blog`. */
    kinds: string[];
}
export interface BlogVersion {
    id: number;
    blogId: number;
    /**
     * Format: date-time
     * @description When the version was replaced.
     */
    at: string;
    /** @description Who replaced it. */
    staffName: string;
    /** @description The change that replaced it: `blog.changed`, `blog.deleted` or `blog.restored`. */
    action: string;
    text: string;
    category: string | null;
}
export interface BlogContent {
    text: string;
    category: string | null;
    /** @description The HTML of the body. */
    page: string | null;
    /** @description The name of the stored file. */
    picture: string | null;
    /** @description The names of the uploaded images of the page. */
    images: string[];
}
export interface BlogVersionDetails {
    version: components["schemas"]["BlogVersion"];
    earlier: components["schemas"]["BlogContent"];
    /** @description The present state; null for a deleted blog. */
    present: components["schemas"]["BlogContent"] | null;
}
export interface RestoredBlog {
    id: number;
}
export interface DeletedBlog {
    /** @description The id of the blog. */
    id: number;
    /** Format: date-time */
    deletedOn: string;
    /** @description Who deleted it. */
    staffName: string;
    text: string;
    category: string | null;
    /** Format: date-time */
    publishedDate: string;
    likesCount: number;
    /**
     * Format: date-time
     * @description Until when it can be restored.
     */
    keptUntil: string;
}
export type ResponseRefused = components['responses']['Refused'];
export type $defs = Record<string, never>;
export interface operations {
    listActivity: {
        parameters: {
            query?: {
                /** @description The maximum number of actions. Default: 50. */
                limit?: number;
                /** @description Only actions older than the one with this id. Default: all. */
                before?: number;
                /** @description Only actions of the person with this id. Default: of everybody. */
                person?: string;
                /** @description Only actions on records of this kind, such as `blog`. Default: of all kinds. */
                kind?: string;
                /** @description Only actions on the record that is named so, or whose name starts with these words. Default: on any record. */
                subject?: string;
                /** @description Only actions at or after this moment. Default: from the first one. */
                since?: string;
                /** @description Only actions before this moment. Default: up to now. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listActivityFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people by name, and the kinds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityFilters"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listBlogVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the blog. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogVersion"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    getBlogVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the blog. */
                id: number;
                /** @description The id of the version. */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version with its page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogVersionDetails"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    restoreBlogVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the blog. */
                id: number;
                /** @description The id of the version. */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blog */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredBlog"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listDeletedBlogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blogs, the last deleted first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedBlog"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    restoreDeletedBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the blog. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blog */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredBlog"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
}
