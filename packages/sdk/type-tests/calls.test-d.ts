/** Type tests of the calls; compiled, never run. */
import { expectTypeOf } from 'expect-type'
import type { Client, Middleware } from 'openapi-fetch'
import type {
  Api,
  ApiError,
  BinaryStatus,
  Blog,
  CacheName,
  ClientOptions,
  Discount,
  ExploreSection,
  NewStockSplit,
  PlanCatalog,
  PlatformPaths,
  Refusal,
  StockSplit,
  Strategy,
} from '../src/index.ts'
import { createClient, isApiError, isNetworkError } from '../src/index.ts'

declare const api: Api

expectTypeOf(createClient).returns.toEqualTypeOf<Api>()

// Lists are lists of the description's rows.
expectTypeOf(api.explore.list).returns.resolves.toEqualTypeOf<ExploreSection[]>()
expectTypeOf(api.strategies.list).returns.resolves.toEqualTypeOf<Strategy[]>()
expectTypeOf(api.stockSplits.list).returns.resolves.toEqualTypeOf<StockSplit[]>()
expectTypeOf(api.blogs.list).returns.resolves.toEqualTypeOf<Blog[]>()
expectTypeOf(api.plans.catalog).returns.resolves.toEqualTypeOf<PlanCatalog>()

// A resource with several shapes on the wire has one type.
expectTypeOf<Blog['categories']>().toEqualTypeOf<string[]>()
expectTypeOf<ExploreSection>().toHaveProperty('content')

// Calls that answer with a text.
expectTypeOf(api.cache.refresh).returns.resolves.toBeString()
expectTypeOf(api.cache.refresh).parameter(0).toEqualTypeOf<CacheName>()
expectTypeOf(api.auth.requestCode).returns.resolves.toBeString()

// Only described parameters are accepted, and every call takes a signal.
expectTypeOf<NonNullable<Parameters<Api['stockSplits']['list']>[0]>['splitStatus']>().toEqualTypeOf<
  BinaryStatus | undefined
>()
expectTypeOf(api.stockSplits.create).parameter(0).toEqualTypeOf<NewStockSplit>()
expectTypeOf(api.stockSplits.list).toBeCallableWith({ signal: new AbortController().signal })
// @ts-expect-error: 2 is not a status of a split
void api.stockSplits.list({ splitStatus: 2 })
// @ts-expect-error: a split needs a stock
void api.stockSplits.create({})
// The notifications service is optional, and every option may be undefined.
createClient({ baseUrl: 'https://api.example.com', timeout: undefined, headers: { traceparent: '00' } })
// @ts-expect-error: a client needs the platform API
createClient({ notificationsUrl: 'https://api.example.com' })
expectTypeOf(api.strategies.list).toBeCallableWith({ signal: undefined, retry: false, headers: { a: 'b' } })

// An enumeration also accepts values unknown to the SDK: a value that the API adds later is no type error.
expectTypeOf<0 | 1 | 7 | 'ARCHIVED'>().toExtend<StockSplit['status']>()
expectTypeOf<'Active' | 'Archived'>().toExtend<Discount['status']>()

// The raw client is that of openapi-fetch: each path under its method, and `data` or `error`.
const { platform } = api.raw
expectTypeOf(platform).toEqualTypeOf<Client<PlatformPaths>>()
expectTypeOf(await platform.GET('/getStockSplitCalender')).toHaveProperty('response')
// Its values are those of the wire, and a refusal in a 200 is data.
const { data } = await platform.GET('/liveStrategies', { timeout: 5 })
if (data && !('status' in data)) {
  const { xirr, status, strategyCode } = data[0]!
  expectTypeOf(xirr).toEqualTypeOf<number | string | null | undefined>()
  expectTypeOf(status).toEqualTypeOf<number | string | boolean | null | undefined>()
  expectTypeOf(strategyCode).toEqualTypeOf<string | number | boolean>()
}
expectTypeOf<Refusal>().toExtend<NonNullable<typeof data>>()
const { data: splits } = await platform.GET('/getStockSplitCalender')
if (Array.isArray(splits)) expectTypeOf(splits[0]!.id).toEqualTypeOf<number | string>()
const { data: likes } = await platform.POST('/{id}/like', { params: { path: { id: 7 } } })
if (likes && 'likesCount' in likes) expectTypeOf(likes.likesCount).toEqualTypeOf<number | string>()
const { data: blogs } = await platform.GET('/fetchNewsLetterAndBlogs')
if (Array.isArray(blogs))
  expectTypeOf(blogs[0]!.categories).toEqualTypeOf<string | (string | number | null)[] | null | undefined>()
// @ts-expect-error: path parameters are required
void platform.GET('/fetchNewsLetterAndBlogs/{id}')
// @ts-expect-error: the path has no POST
void platform.POST('/liveStrategies')

// Middleware is that of openapi-fetch.
expectTypeOf<NonNullable<ClientOptions['middleware']>>().toEqualTypeOf<readonly Middleware[]>()

// The guards narrow a caught error.
declare const caught: unknown
if (isApiError(caught)) {
  expectTypeOf(caught).toExtend<ApiError>()
  expectTypeOf(caught.fields).toExtend<Readonly<Record<string, string>>>()
}
if (isNetworkError(caught)) expectTypeOf(caught.kind).toEqualTypeOf<'offline' | 'timeout' | 'aborted'>()
