#include "view/server.h"

#include <algorithm>

namespace weft::view {
namespace {

constexpr std::string_view own_names[] = {"127.0.0.1", "localhost"};

// What a page may do is said by its server: only what comes from here, no script between the tags, in no
// other page.
const std::vector<std::pair<std::string_view, std::string_view>>& headers() {
    static const std::vector<std::pair<std::string_view, std::string_view>> all = {
        {"Content-Security-Policy",
         "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
         "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cache-Control", "no-store"},
    };
    return all;
}

// "127.0.0.1:8000"; without the port a browser means 80.
bool is_own(std::string_view host, int port) {
    return std::any_of(std::begin(own_names), std::end(own_names), [&](std::string_view name) {
        return host == std::string(name) + ":" + std::to_string(port) || (port == 80 && host == name);
    });
}

HttpReply refused(int status, std::string_view why) {
    return {status, "text/plain; charset=utf-8", std::string(why) + "\n", headers()};
}

}  // namespace

HttpReply reply_to(const HttpRequest& request, int port, Site& site) {
    if (request.hosts.size() != 1 || !is_own(request.hosts.front(), port))
        return refused(403, "This server answers to 127.0.0.1 and localhost only.");
    constexpr std::string_view scheme = "http://";
    for (const std::string& origin : request.origins) {
        if (!origin.starts_with(scheme) || !is_own(std::string_view(origin).substr(scheme.size()), port))
            return refused(403, "This server answers to its own pages only.");
    }
    if (request.method != "GET" && request.method != "HEAD") {
        HttpReply reply = refused(405, "There is nothing to change here.");
        reply.headers.emplace_back("Allow", "GET, HEAD");
        reply.headers.emplace_back("Connection", "close");  // what it sent is not read
        return reply;
    }
    Answer answer = site.answer(request.path, request.parameters);
    return {answer.status, answer.type, std::move(answer.body), headers()};
}

Result<Server> Server::open(Site& site, int port) {
    WEFT_TRY(auto http, make_http_server());
    const int bound = http->bind(port);
    if (bound == 0)
        return Error{port == 0 ? std::string("no port of 127.0.0.1 could be had")
                               : "port " + std::to_string(port) +
                                     " of 127.0.0.1 is taken or not to be had; --port 0 takes a free one"};
    return Server(site, std::move(http), bound);
}

std::string Server::url() const {
    return "http://127.0.0.1:" + std::to_string(port_) + "/";
}

void Server::serve() {
    http_->serve([this](const HttpRequest& request) { return reply_to(request, port_, *site_); });
}

}  // namespace weft::view
