// HTTP through a library of our own that is loaded when it is first asked for, as Parquet is: what Debian
// packages of cpp-httplib brings OpenSSL and more with it, and a build or a machine without it must still do
// everything else. http_httplib.cpp is that library, the only file that knows cpp-httplib; it decides
// nothing.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace weft::view {

struct HttpRequest {
    std::string method, path;                 // the path decoded, without parameters
    std::vector<std::string> hosts, origins;  // as they came; a request may have any number of them
    std::multimap<std::string, std::string> parameters;
};

struct HttpReply {
    int status = 200;
    std::string_view type;
    std::string body;
    std::vector<std::pair<std::string_view, std::string_view>> headers;
};

using HttpHandler = std::function<HttpReply(const HttpRequest& request)>;  // by any thread

class HttpServer {
  public:
    virtual ~HttpServer() = default;
    // On 127.0.0.1. 0: any port that is free. The port, or 0: it is taken.
    virtual int bind(int port) = 0;
    virtual void serve(HttpHandler handler) = 0;  // until stop()
    virtual void stop() = 0;                      // by any thread, also before serve()
};

// The error says what is missing.
Result<std::unique_ptr<HttpServer>> make_http_server();

}  // namespace weft::view
